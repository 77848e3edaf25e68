import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseHeld, hold } from '@miraco/db/hold';
import { readRemovals } from '@miraco/db/removals';
import { mergeWal } from '@miraco/db/snapshot';
import { forgetFirstPassword } from '../security/first-password.ts';
import { syncFolder } from './durable.ts';
import { BackupRefused, databaseName } from './format.ts';
import { imagesIn, namesIn } from './images.ts';
import { readBackup } from './read.ts';
import { applyToUnpacked, type BringBack, countOfRemoved, restoreCommand } from './removed-since.ts';
import { unpack } from './unpack.ts';
import { withWorkFolder } from './work-folder.ts';

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

interface Restoring {
  now: Date;
  passphrase?: string | undefined;
  bringBack?: BringBack;
}

/**
 * Replaces the content of the data folder with that of a backup. The old content stays in a folder `replaced-…` within it. Users who
 * were removed since at their own request are removed again.
 * @throws BackupRefused, with nothing changed, if the file is damaged, inconsistent or encrypted with another passphrase, or the product
 * runs on the folder; ConfigError while it is not said who of the others who were removed comes back
 */
export async function restoreBackup(dataDir: string, file: string, { bringBack, now, passphrase }: Restoring) {
  await readBackup(file, passphrase);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = join(dataDir, databaseName);
  let release = () => {};
  try {
    release = hold(database, 'alone');
    return await withWorkFolder({ dataDir, kind: 'restoring' }, async (folder) => {
      const { created, missing, users } = await unpack(file, folder, passphrase);
      const removed = readRemovals(database, folder);
      const typed = restoreCommand(file);
      const since = await applyToUnpacked(folder, { removed, bringBack, isMigrated: true, typed });
      const images = new Set(await namesIn(imagesIn(folder)));
      const replaced = existsSync(database) ? nameOfReplaced(now) : null;
      if (replaced) await linkReplacedOrUndo(dataDir, join(dataDir, replaced));
      await swap(dataDir, folder, images);
      return { created, images: images.size, missing, users: users - countOfRemoved(since), replaced, since };
    });
  } catch (error) {
    if (isLocked(error)) throw new BackupRefused(`The product runs on ${dataDir}: stop it, and restore then.`);
    throw error;
  } finally {
    release();
  }
}
