import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { listMigrations } from '../../migration-list.ts';

export const ownMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Tables that every version of the product has. */
const requiredTables = ['access_profiles', 'sessions', 'users'];

/**
 * Where a database comes from: it is empty (`new`), written by this version or an earlier one (`known`), by a later one (`newer`), or
 * by another product (`foreign`).
 */
type Origin = 'new' | 'known' | 'newer' | 'foreign';

/** What a database says about who has used it. */
export interface History {
  readonly origin: Origin;
  /** The names of our migrations, oldest first. */
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** The version of the product that used it last, if that is known. */
  readonly usedBy: string | null;
}

/** What versions note about themselves. The first ones did not, and a later one may do so elsewhere. */
function readNote(database: Sqlite.Database, name: 'version' | 'migration', path: '$' | '$.by' | '$.copy') {
  try {
    const value = database.prepare('select value ->> ? from settings where name = ?').pluck().get(path, name);
    return value === undefined || value === null ? null : String(value);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_ERROR') return null;
    throw error;
  }
}

/**
 * The copy from before the last migration, if the version that used the database last made both. A later version that had nothing to
 * migrate, or no room for a copy, has none to return to.
 */
export function readCopy(database: Sqlite.Database): string | null {
  const isLast = readNote(database, 'migration', '$.by') === readNote(database, 'version', '$');
  return isLast ? readNote(database, 'migration', '$.copy') : null;
}

function readHistory(database: Sqlite.Database, migrationsFolder: string): History {
  const ours = [...listMigrations(migrationsFolder)];
  const namesOf = (listed: typeof ours) => listed.map(([, name]) => name);
  const named = database.prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'");
  const tables = new Set(named.pluck().all());
  const hasList = tables.delete('__drizzle_migrations');
  const applied = new Set(
    hasList ? database.prepare('select created_at from __drizzle_migrations').pluck().all().map(Number) : [],
  );
  // The first start creates the table of migrations before it runs them.
  if (applied.size === 0) {
    const origin = tables.size === 0 ? 'new' : 'foreign';
    return { origin, applied: [], pending: namesOf(ours), usedBy: null };
  }
  const known = ours.filter(([moment]) => applied.has(moment));
  const history = {
    applied: namesOf(known),
    // The library that applies them goes by the latest alone.
    pending: namesOf(ours.filter(([moment]) => moment > Math.max(...applied))),
    usedBy: readNote(database, 'version', '$'),
  };
  if (known.length < applied.size) return { origin: known.length > 0 ? 'newer' : 'foreign', ...history };
  return { origin: requiredTables.every((table) => tables.has(table)) ? 'known' : 'foreign', ...history };
}

/** Finds out where a database comes from by its applied migrations, and which are missing. Writes nothing. */
export function historyOf(database: Sqlite.Database, migrationsFolder = ownMigrations): History {
  // In one transaction: another process may be migrating it.
  return database.transaction(() => readHistory(database, migrationsFolder))();
}
