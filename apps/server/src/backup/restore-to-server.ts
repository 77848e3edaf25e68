import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseHeld } from '@miraco/db/hold';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import { type WholeDatabase, withDatabase } from '@miraco/db/whole-database';
import { forgetFirstPassword } from '../security/first-password.ts';
import { BackupRefused, databaseName } from './format.ts';
import { imagesIn, picturesIn } from './images.ts';
import { backUp } from './make.ts';
import { endingOf } from './names.ts';
import { readBackup } from './read.ts';
import { nameOfReplaced } from './restore.ts';
import { unpack } from './unpack.ts';

interface Restoring {
  dataDir: string;
  databaseUrl: string;
  file: string;
  now: Date;
  passphrase?: string | undefined;
}

const held = {
  serving: 'The product runs on the database of DATABASE_URL: stop it, and restore then.',
  alone: 'Another process starts on the database of DATABASE_URL, moves it or restores it: wait until it has ended.',
};

type Unpacked = Awaited<ReturnType<typeof unpack>> & { folder: string };

async function replace(database: WholeDatabase, { folder, images }: Unpacked, restoring: Restoring) {
  const { dataDir, now, passphrase } = restoring;
  const ending = endingOf(passphrase !== undefined);
  const replaced = (await database.users()) > 0 ? `${nameOfReplaced(now)}${ending}` : null;
  if (replaced) await backUp(database, join(dataDir, replaced), passphrase);
  try {
    const pictures = { names: [...images], read: picturesIn(imagesIn(folder)) };
    const { cleaned } = await database.replaceBy({ file: join(folder, databaseName), pictures });
    return { cleaned, replaced };
  } catch (error) {
    // Nothing was replaced, unless the answer to the commit was lost.
    if (replaced && !(error instanceof DatabaseUnavailable)) await rm(join(dataDir, replaced));
    throw error;
  }
}

/**
 * Replaces the content of a database of PostgreSQL with that of a backup, all of it or nothing. What there was is in a backup
 * `replaced-…` in the data folder.
 * @throws BackupRefused, with nothing changed, if the file is damaged, inconsistent or encrypted with another passphrase, or a product
 * runs on the database; what `withDatabase` throws
 */
export async function restoreToServer(restoring: Restoring) {
  const { dataDir, databaseUrl, file, passphrase } = restoring;
  await readBackup(file, passphrase);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    const unpacked = await unpack(file, folder, passphrase);
    const { created, images, missing, users } = unpacked;
    const done = await withDatabase(databaseUrl, 'alone', (database) =>
      replace(database, { ...unpacked, folder }, restoring),
    );
    // It belongs to an administrator of the old database.
    await forgetFirstPassword(dataDir);
    return { created, images: images.size, missing, users, ...done };
  } catch (error) {
    throw error instanceof DatabaseHeld ? new BackupRefused(held[error.mode]) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
