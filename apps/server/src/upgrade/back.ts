import { existsSync } from 'node:fs';
import { constants, copyFile, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { copiesOf, listCopies } from '@miraco/db/copies';
import { DatabaseHeld, hold } from '@miraco/db/hold';
import { readRemovals } from '@miraco/db/removals';
import { copyToReturnTo, InvalidCopy, prepareCopy } from '@miraco/db/upgrade';
import { syncFolder } from '../backup/durable.ts';
import { databaseName } from '../backup/format.ts';
import { applyRemovals, type BringBack } from '../backup/removed-since.ts';
import { linkReplacedOrUndo, nameOfReplaced } from '../backup/restore.ts';
import { withWorkFolder } from '../backup/work-folder.ts';
import { command, quoted } from '../commands.ts';

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
    `The version that used the database last made no copy of it: the version before can be started if it had nothing to migrate. To return further, name the copy: ${command('upgrade', '--back', quoted(newest))}`,
  );
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

interface Returning {
  /** The copy; null for that of the last version. */
  named?: string | undefined;
  now: Date;
  bringBack?: BringBack;
}

/**
 * Puts a copy back that was made before a migration. The copy stays; what it replaces is kept in a folder `replaced-…`. The rename is
 * the commit: a crash leaves one database or the other. Users who were removed since are removed again as a restore does.
 * @throws UpgradeRefused, with nothing changed; ConfigError while it is not said who of the others who were removed comes back
 */
export async function goBack(dataDir: string, { bringBack, named, now }: Returning) {
  const database = join(dataDir, databaseName);
  const copy = named ?? latestCopy(database);
  if (!existsSync(copy)) throw new UpgradeRefused(`There is no file ${copy}.`);
  let release = () => {};
  try {
    release = hold(database, 'alone');
    return await withWorkFolder({ dataDir, kind: 'returning' }, async (folder) => {
      const returning = join(folder, databaseName);
      await copyFile(copy, returning, constants.COPYFILE_FICLONE);
      const { usedBy } = prepareCopy(returning);
      const removed = readRemovals(database, folder);
      const typed = command('upgrade', '--back', ...(named === undefined ? [] : [quoted(named)]));
      const since = applyRemovals(returning, { removed, bringBack, isMigrated: false, typed })?.since ?? null;
      await flush(returning);
      const replaced = existsSync(database) ? nameOfReplaced(now) : null;
      if (replaced) await linkReplacedOrUndo(dataDir, join(dataDir, replaced));
      await rename(returning, database);
      await syncFolder(dataDir);
      return { copy, replaced, since, usedBy };
    });
  } catch (error) {
    if (error instanceof DatabaseHeld) throw new UpgradeRefused(`The product runs on ${dataDir}: stop it first.`);
    if (error instanceof InvalidCopy) throw new UpgradeRefused(`${copy} cannot be put back: ${error.message}.`);
    throw error;
  } finally {
    release();
  }
}
