import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseHeld } from '@miraco/db/hold';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import { type WholeDatabase, withDatabase } from '@miraco/db/whole-database';
import { forgetFirstPassword } from '../security/first-password.ts';
import { BackupRefused, databaseName } from './format.ts';
import { imagesIn, namesIn, picturesIn } from './images.ts';
import { backUp } from './make.ts';
import { endingOf } from './names.ts';
import { readBackup } from './read.ts';
import { applyToUnpacked, type BringBack, countOfRemoved, restoreCommand } from './removed-since.ts';
import { nameOfReplaced } from './restore.ts';
import { unpack } from './unpack.ts';
import { withWorkFolder } from './work-folder.ts';

interface Restoring {
  dataDir: string;
  databaseUrl: string;
  file: string;
  now: Date;
  passphrase?: string | undefined;
  bringBack?: BringBack;
}

const held = {
  serving: 'The product runs on the database of DATABASE_URL: stop it, and restore then.',
  alone: 'Another process starts on the database of DATABASE_URL, moves it or restores it: wait until it has ended.',
};

async function replace(database: WholeDatabase, folder: string, restoring: Restoring) {
  const { bringBack, dataDir, file, now, passphrase } = restoring;
  const isUsed = (await database.users()) > 0;
  const removed = isUsed ? await database.removals() : null;
  const typed = restoreCommand(file);
  const since = await applyToUnpacked(folder, { removed, bringBack, isMigrated: true, typed });
  const images = await namesIn(imagesIn(folder));
  const replaced = isUsed ? `${nameOfReplaced(now)}${endingOf(passphrase !== undefined)}` : null;
  if (replaced) await backUp(database, { dataDir, file: join(dataDir, replaced), passphrase });
  try {
    const pictures = { names: images, read: picturesIn(imagesIn(folder)) };
    const { cleaned } = await database.replaceBy({ file: join(folder, databaseName), pictures });
    return { cleaned, images: images.length, replaced, since };
  } catch (error) {
    // Nothing was replaced, unless the answer to the commit was lost.
    if (replaced && !(error instanceof DatabaseUnavailable)) await rm(join(dataDir, replaced));
    throw error;
  }
}

/**
 * Replaces the content of a database of PostgreSQL with that of a backup, all of it or nothing. What there was is in a backup
 * `replaced-…` in the data folder. Users who were removed since at their own request are removed again.
 * @throws BackupRefused, with nothing changed, if the file is damaged, inconsistent or encrypted with another passphrase, or a product
 * runs on the database; ConfigError while it is not said who of the others who were removed comes back; what `withDatabase` throws
 */
export async function restoreToServer(restoring: Restoring) {
  const { dataDir, databaseUrl, file, passphrase } = restoring;
  await readBackup(file, passphrase);
  try {
    return await withWorkFolder({ dataDir, kind: 'restoring' }, async (folder) => {
      const { created, missing, users } = await unpack(file, folder, passphrase);
      const done = await withDatabase(databaseUrl, 'alone', (database) => replace(database, folder, restoring));
      // It belongs to an administrator of the old database.
      await forgetFirstPassword(dataDir);
      return { created, missing, ...done, users: users - countOfRemoved(done.since) };
    });
  } catch (error) {
    throw error instanceof DatabaseHeld ? new BackupRefused(held[error.mode]) : error;
  }
}
