import { stat, statfs } from 'node:fs/promises';
import { BackupRefused } from './format.ts';
import { unpack } from './unpack.ts';
import { withWorkFolder } from './work-folder.ts';

/** Bytes that are left for the product. */
const reserve = 64 * 1024 * 1024;

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface Rehearsing {
  dataDir: string;
  file: string;
  passphrase: string | undefined;
}

/**
 * Restores a backup into a folder of its own and examines what is there as a restore does. The folder is removed afterwards. Blocks: not
 * for the thread that answers requests.
 * @throws BackupRefused if it could not be restored, or there is no room for it
 */
export async function rehearse({ dataDir, file, passphrase }: Rehearsing, freeBytes = freeBytesIn) {
  const started = performance.now();
  return withWorkFolder({ dataDir, kind: 'rehearsing' }, async (scratch) => {
    const needed = (await stat(file)).size + reserve;
    if ((await freeBytes(dataDir)) < needed) {
      throw new BackupRefused(`make room on its disk, of which it takes ${needed} bytes for a moment`, 'noRoom');
    }
    const { images, users } = await unpack(file, scratch, passphrase, true);
    return { users, images: images.size, ms: Math.round(performance.now() - started) };
  });
}
