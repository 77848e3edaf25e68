import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@miraco/schemas/app-error';
import sharp from 'sharp';

/** Twice a good phone camera: beyond it a small file can unfold into gigabytes. */
const maximumPixels = 50_000_000;
const side = 512;

/** What may be decoded, by the names of its loaders. Not SVG, which is a program more than a picture. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

// To know what it is given the library tries all its loaders: the others must not see a byte of it, whatever is wrong with them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });

sharp.cache(false);
sharp.concurrency(1);

/** Decodes what was sent and draws it anew, so that nothing but its pixels is kept. */
async function reencode(bytes: Uint8Array): Promise<Buffer> {
  const options = { limitInputPixels: maximumPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    return await sharp(bytes, options)
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) {
      throw new AppError('tooLarge', { field: 'image' });
    }
    throw new AppError('notAnImage', { field: 'image' });
  }
}

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
     * Keeps a picture and answers its name.
     * @throws AppError notAnImage, or tooLarge for more pixels than may be decoded
     */
    keep: async (bytes: Uint8Array): Promise<string> => {
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
