import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@miraco/db/store';

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;

/** The disk space of the data and the free space, in bytes. */
export function createDisk(dataDir: string, store: Pick<Store, 'databaseBytes'>) {
  const database = join(dataDir, 'miraco.sqlite');
  return {
    usage: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      const databaseBytes =
        (await store.databaseBytes()) ?? (await sizeOf(database)) + (await sizeOf(`${database}-wal`));
      return { databaseBytes, freeBytes: bavail * bsize };
    },
  };
}
