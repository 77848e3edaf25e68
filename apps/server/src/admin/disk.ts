import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@miraco/db/store';

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;

/** The disk space of the data and the disk that it is on, in bytes. */
export function createDisk(dataDir: string, store: Pick<Store, 'databaseBytes'>) {
  const database = join(dataDir, 'miraco.sqlite');
  return {
    databaseBytes: async () =>
      (await store.databaseBytes()) ?? (await sizeOf(database)) + (await sizeOf(`${database}-wal`)),
    room: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
    },
  };
}
