import { existsSync } from 'node:fs';
import { constants, copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copiesOf, listCopies } from '@miraco/db/copies';
import { DatabaseHeld, hold } from '@miraco/db/hold';
import { copyToReturnTo, InvalidCopy, prepareCopy } from '@miraco/db/upgrade';
import { syncFolder } from '../backup/durable.ts';
import { databaseName } from '../backup/format.ts';
import { linkReplacedOrUndo, nameOfReplaced } from '../backup/restore.ts';
import { command } from '../commands.ts';

/** An upgrade, or the way back, that is not possible. The message is for the operator. */
export class UpgradeRefused extends Error {
  override readonly name = 'UpgradeRefused';
}

/** The copy that a way back without a name is to. @throws UpgradeRefused if the version before had the database as it is */
function latestCopy(database: string): string {
  const newest = listCopies(database).at(-1);
  if (newest === undefined) throw new UpgradeRefused(`There is no copy in ${copiesOf(database)}.`);
  const copy = existsSync(database) ? copyToReturnTo(database) : newest;
  if (copy !== null && existsSync(copy)) return copy;
  throw new UpgradeRefused(
    `The version that used the database last made no copy of it: the version before can be started if it had nothing to migrate. To return further, name the copy: ${command('upgrade', '--back', newest)}`,
  );
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * Puts a copy back that was made before a migration, that of the last version unless one is named. The copy stays; what it replaces is kept in a folder
 * `replaced-…`. The rename is the commit: a crash leaves one database or the other.
 * @throws UpgradeRefused, with nothing changed
 */
export async function goBack(dataDir: string, named: string | undefined, now: Date) {
  const database = join(dataDir, databaseName);
  const copy = named ?? latestCopy(database);
  if (!existsSync(copy)) throw new UpgradeRefused(`There is no file ${copy}.`);
  const returning = join(dataDir, 'returning.sqlite');
  const removeReturning = async () => {
    for (const rest of ['', '-journal']) await rm(returning + rest, { force: true });
  };
  let release = () => {};
  try {
    release = hold(database, 'alone');
    await removeReturning();
    await copyFile(copy, returning, constants.COPYFILE_FICLONE);
    const { usedBy } = prepareCopy(returning);
    await flush(returning);
    const replaced = existsSync(database) ? nameOfReplaced(now) : null;
    if (replaced) await linkReplacedOrUndo(dataDir, join(dataDir, replaced));
    await rename(returning, database);
    await syncFolder(dataDir);
    return { copy, replaced, usedBy };
  } catch (error) {
    if (error instanceof DatabaseHeld) throw new UpgradeRefused(`The product runs on ${dataDir}: stop it first.`);
    if (error instanceof InvalidCopy) throw new UpgradeRefused(`${copy} cannot be put back: ${error.message}.`);
    throw error;
  } finally {
    await removeReturning();
    release();
  }
}
