import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupRefused } from './format.ts';
import { unpack } from './unpack.ts';

/** Bytes that are left for the product. */
const reserve = 64 * 1024 * 1024;

const prefix = 'rehearsal-';

/** What an interrupted rehearsal has left. */
async function removeRemains(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Restores a backup into a folder beside it and examines what is there as a restore does. The folder is removed afterwards. Blocks: not
 * for the thread that answers requests.
 * @throws BackupRefused if it could not be restored, or there is no room for it
 */
export async function rehearse(file: string, passphrase: string | undefined, freeBytes = freeBytesIn) {
  const started = performance.now();
  const folder = dirname(file);
  await removeRemains(folder);
  const { size } = await stat(file);
  const needed = size + reserve;
  if ((await freeBytes(folder)) < needed) {
    throw new BackupRefused(`make room on its disk, of which it takes ${needed} bytes for a moment`, 'noRoom');
  }
  const scratch = await mkdtemp(join(folder, prefix));
  try {
    const { images, users } = await unpack(file, scratch, passphrase, true);
    return { users, images: images.size, ms: Math.round(performance.now() - started) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
