import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const ownMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Tables that every version of the product has. */
const requiredTables = ['access_profiles', 'sessions', 'users'];

/**
 * Where a database comes from: it is empty (`new`), written by this version or an earlier one (`known`), by a later one (`newer`), or
 * by another product (`foreign`).
 */
export type Origin = 'new' | 'known' | 'newer' | 'foreign';

function readOrigin(database: Sqlite.Database, migrationsFolder: string): Origin {
  const named = database.prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'");
  const tables = new Set(named.pluck().all());
  const hasList = tables.delete('__drizzle_migrations');
  const applied = hasList ? database.prepare('select created_at from __drizzle_migrations').pluck().all() : [];
  // The first start creates the table of migrations before it runs them.
  if (applied.length === 0) return tables.size === 0 ? 'new' : 'foreign';
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const known = applied.filter((moment) => ours.has(Number(moment))).length;
  if (known < applied.length) return known > 0 ? 'newer' : 'foreign';
  return requiredTables.every((table) => tables.has(table)) ? 'known' : 'foreign';
}

/** Finds out where a database comes from by its applied migrations. Writes nothing. */
export function originOf(database: Sqlite.Database, migrationsFolder = ownMigrations): Origin {
  // In one transaction: another process may be migrating it.
  return database.transaction(() => readOrigin(database, migrationsFolder))();
}
