import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@miraco/db/store';

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;

const megabyte = 1024 * 1024;

/** Less than the log of SQLite takes while many write: nothing may be stored. */
const least = 8 * megabyte;

/** The disk space of the data and the disk that it is on, in bytes. */
export function createDisk(dataDir: string, store: Pick<Store, 'databaseBytes'>) {
  const database = join(dataDir, 'miraco.sqlite');
  const databaseBytes = async () =>
    (await store.databaseBytes()) ?? (await sizeOf(database)) + (await sizeOf(`${database}-wal`));
  const room = async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
  };
  return {
    databaseBytes,
    room,
    /** `low` where a backup and a copy before an upgrade may not fit, `full` where a change may not. */
    state: async () => {
      const { freeBytes } = await room();
      if (freeBytes < least) return 'full' as const;
      return freeBytes < 3 * (await databaseBytes()) + 64 * megabyte ? ('low' as const) : ('enough' as const);
    },
  };
}
