import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseHeld, hold } from '@miraco/db/hold';
import { mergeWal } from '@miraco/db/snapshot';
import { forgetFirstPassword } from '../security/first-password.ts';
import { syncFolder } from './durable.ts';
import { BackupRefused, databaseName } from './format.ts';
import { imagesIn, namesIn } from './images.ts';
import { readBackup } from './read.ts';
import { unpack } from './unpack.ts';

/**
 * Hard-links the files that will be replaced into the folder `replaced`: nothing is removed before the new data is in place. The
 * write-ahead log goes first, because SQLite deletes the log of a damaged database when it opens it.
 */
async function linkReplaced(dataDir: string, replaced: string): Promise<void> {
  await mkdir(imagesIn(replaced), { recursive: true, mode: 0o700 });
  const [database, log] = [join(dataDir, databaseName), `${databaseName}-wal`];
  if (existsSync(join(dataDir, log))) await link(join(dataDir, log), join(replaced, log));
  if (existsSync(database)) {
    await link(database, join(replaced, databaseName));
    if (mergeWal(database)) await rm(join(replaced, log), { force: true });
  }
  // A leftover log would be applied to the new database.
  for (const rest of [log, `${databaseName}-shm`]) await rm(join(dataDir, rest), { force: true });
  for (const image of await namesIn(imagesIn(dataDir))) {
    await link(join(imagesIn(dataDir), image), join(imagesIn(replaced), image));
  }
  for (const folder of [imagesIn(replaced), replaced, dataDir]) await syncFolder(folder);
}

/**
 * Moves the unpacked data into place. The rename of the database is the commit: before it the images of both databases are there,
 * and after it those of the old one are removed. So a crash leaves the old data or the new, never a mixture.
 */
async function swap(dataDir: string, unpacked: string, images: ReadonlySet<string>): Promise<void> {
  const folder = imagesIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const image of images) await rename(join(imagesIn(unpacked), image), join(folder, image));
  await syncFolder(folder);
  await rename(join(unpacked, databaseName), join(dataDir, databaseName));
  // It belongs to an administrator of the old database.
  await forgetFirstPassword(dataDir);
  await syncFolder(dataDir);
  for (const image of await namesIn(folder)) if (!images.has(image)) await rm(join(folder, image), { force: true });
}

/** Removes the links again if that fails, for instance because another program has the database open. */
export async function linkReplacedOrUndo(dataDir: string, replaced: string): Promise<void> {
  try {
    await linkReplaced(dataDir, replaced);
  } catch (error) {
    await rm(replaced, { recursive: true, force: true });
    throw error;
  }
}

/** What there was before is kept under this name. */
export const nameOfReplaced = (now: Date) => `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`;

const isLocked = (error: unknown) =>
  error instanceof DatabaseHeld ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'));

/**
 * Replaces the content of the data folder with that of a backup. The old content stays in a folder `replaced-…` within it.
 * @throws BackupRefused, with nothing changed, if the file is damaged, inconsistent or encrypted with another passphrase, or the product
 * runs on the folder
 */
export async function restoreBackup(dataDir: string, file: string, now: Date, passphrase?: string) {
  await readBackup(file, passphrase);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  let release = () => {};
  let unpacked: string | undefined;
  try {
    release = hold(join(dataDir, databaseName), 'alone');
    unpacked = await mkdtemp(join(dataDir, 'restoring-'));
    const { created, images, missing, users } = await unpack(file, unpacked, passphrase);
    const replaced = existsSync(join(dataDir, databaseName)) ? nameOfReplaced(now) : null;
    if (replaced) await linkReplacedOrUndo(dataDir, join(dataDir, replaced));
    await swap(dataDir, unpacked, images);
    return { created, images: images.size, missing, users, replaced };
  } catch (error) {
    if (isLocked(error)) throw new BackupRefused(`The product runs on ${dataDir}: stop it, and restore then.`);
    throw error;
  } finally {
    if (unpacked) await rm(unpacked, { recursive: true, force: true });
    release();
  }
}
