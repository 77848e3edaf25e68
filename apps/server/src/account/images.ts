import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureShape } from './reencode.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Pictures are processed one after the other: passwords are hashed by the same few threads, and only one picture is in memory. */
function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(job);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Pictures as files below the data folder, under random names. */
export function createImages(dataDir: string) {
  const folder = join(dataDir, 'images');
  return {
    /**
     * Stores a picture and returns its name and size. `admit` receives the number of its pixels before they are decoded, and throws if that
     * is too many for now.
     * @throws AppError notAnImage, or tooLarge for more pixels than may be decoded
     */
    keep: async (bytes: Uint8Array, shape: PictureShape, admit: (pixels: number) => void) => {
      // Loaded with the first picture: many processes never receive one.
      const { pixelsOf, reencode } = await import('./reencode.ts');
      admit(await pixelsOf(bytes));
      const { data, width, height } = await inTurn(() => reencode(bytes, shape));
      const name = `${randomBytes(16).toString('hex')}.webp`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), data, { mode: 0o600, flush: true });
      return { name, width, height };
    },

    /** `name` comes from the database, never from a request. */
    read: (name: string) => readFile(join(folder, name)),

    /** The files that were last modified before `moment`, in epoch milliseconds. */
    olderThan: async (moment: number): Promise<string[]> => {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const file = await stat(join(folder, name)).catch(() => null);
        if (file?.isFile() && file.mtimeMs < moment) old.push(name);
      }
      return old;
    },

    remove: async (names: readonly string[]) => {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

export type Images = ReturnType<typeof createImages>;
