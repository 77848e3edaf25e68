import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@miraco/contract/app-error';
import { imageName } from '@miraco/contract/users';
import type { Store } from '@miraco/db/store';
import { createDecoder } from '../pictures/decoder.ts';
import type { PictureShape } from '../pictures/reencode.ts';

/** Where pictures are, under random names. A name comes from the database, never from a request. */
interface Place {
  write: (name: string, content: Buffer) => Promise<void>;
  read: (name: string) => Promise<Buffer>;
  /** Those that were stored before `moment`, in epoch milliseconds. */
  olderThan: (moment: number) => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
}

const isPicture = (name: string) => imageName.safeParse(name).success;

/** Files below the data folder. */
function filesIn(dataDir: string): Place {
  const folder = join(dataDir, 'images');
  return {
    write: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), content, { mode: 0o600, flush: true });
    },

    read: (name) => readFile(join(folder, name)),

    olderThan: async (moment) => {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const file = isPicture(name) ? await stat(join(folder, name)).catch(() => null) : null;
        if (file && file.mtimeMs < moment) old.push(name);
      }
      return old;
    },

    remove: async (names) => {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** The database, for processes that share it and no folder. */
function rowsIn({ pictureFiles }: Store): Place {
  return {
    write: (name, content) => pictureFiles.add({ name, content, storedAt: Date.now() }),
    read: async (name) => {
      const content = await pictureFiles.contentOf(name);
      if (!content) throw new AppError('notFound');
      return content;
    },
    olderThan: (moment) => pictureFiles.olderThan(moment),
    remove: async (names) => {
      if (names.length > 0) await pictureFiles.remove(names);
    },
  };
}

export function createImages(dataDir: string, store: Store) {
  const { write, ...place } = store.isShared ? rowsIn(store) : filesIn(dataDir);
  const decoder = createDecoder();
  return {
    ...place,

    /**
     * Stores a picture and returns its name and size. `admit` receives the number of its pixels before they are decoded, and throws if that
     * is too many for now.
     * @throws AppError as the decoder does
     */
    keep: async (bytes: Uint8Array, shape: PictureShape, admit: (pixels: number) => Promise<void>) => {
      const { data, width, height } = await decoder.draw(bytes, shape, admit);
      const name = `${randomBytes(16).toString('hex')}.webp`;
      await write(name, Buffer.from(data.buffer, data.byteOffset, data.byteLength));
      return { name, width, height };
    },

    /** Ends the process that decodes. */
    close: decoder.close,
  };
}

export type Images = ReturnType<typeof createImages>;
