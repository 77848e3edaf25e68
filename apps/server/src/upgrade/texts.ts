import type { Migration, NoRoom } from '@miraco/db/migration';
import { command } from '../commands.ts';

const unit = 1_000_000;

/** A size for people, in MB. */
export const megabytes = (bytes: number) => `${(bytes / unit).toFixed(bytes < 10 * unit ? 1 : 0)} MB`;

export const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

const formerVersion = (usedBy: string | null) =>
  usedBy === null ? 'the version that ran before' : `version ${usedBy}`;

/** The command that puts a copy back. */
export const back = command('upgrade', '--back');

export const migrationsText = (names: readonly string[]) =>
  `${counted(names.length, 'migration', 'migrations')}: ${names.join(', ')}`;

function wayBack({ copy, usedBy }: Migration): string {
  if (copy === null)
    return 'To return you need a backup, or a dump, that was made before: none is made of PostgreSQL here.';
  if (typeof copy === 'string') {
    return `The database as it was is in ${copy}. To return to it: stop, run ${back}, and start ${formerVersion(usedBy)}.`;
  }
  return `No copy of the database was made, for which ${megabytes(copy.needed)} must be free, and ${megabytes(copy.free)} are: to return you need a backup.`;
}

/** What is printed before a migration. */
export const migrationText = (migration: Migration) =>
  `Migrating the database, completely or not at all, by ${migrationsText(migration.pending)}. ${wayBack(migration)}`;

/** What is printed where a database that kept what was deleted could not be written again. */
export const rewriteText = ({ free, needed }: NoRoom) =>
  `The database still has remains of what was deleted before this version: to write it again without them ${megabytes(needed)} must be free, and ${megabytes(free)} are. Make room, stop, and run ${command('backup', 'FILE')} and ${command('restore', 'FILE')}: the restored database has none.`;
