import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: passwords are hashed by the same few threads, and the memory of a picture is taken once. */
function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(job);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Avatars as files below the data folder, under random names. */
export function createImages(dataDir: string) {
  const folder = join(dataDir, 'images');
  return {
    /**
     * Keeps a picture and answers its name. `admit` is told how many pixels it has before they are decoded, and throws where that
     * is too much for now.
     * @throws AppError notAnImage, or tooLarge for more pixels than may be decoded
     */
    keep: async (bytes: Uint8Array, admit: (pixels: number) => void): Promise<string> => {
      // Loaded with the first picture: many a process never sees one.
      const { pixelsOf, reencode } = await import('./reencode.ts');
      admit(await pixelsOf(bytes));
      const picture = await inTurn(() => reencode(bytes));
      const name = `${randomBytes(16).toString('hex')}.webp`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), picture, { mode: 0o600, flush: true });
      return name;
    },

    /** `name` comes from the database, never from a request. */
    read: (name: string) => readFile(join(folder, name)),

    /** The files that were last written before `moment`. */
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
