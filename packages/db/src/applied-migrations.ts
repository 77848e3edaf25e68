import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const ownMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Tables that the product has had from its first version on, and that it cannot be without. */
const ofEveryVersion = ['access_profiles', 'sessions', 'users'];

/**
 * What a database is to this product: nothing was put into it yet (`new`), it is of this version or an earlier one (`known`), of a
 * later one (`newer`), or of something else (`foreign`).
 */
export type Origin = 'new' | 'known' | 'newer' | 'foreign';

function readOrigin(database: Sqlite.Database, migrationsFolder: string): Origin {
  const named = database.prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'");
  const tables = new Set(named.pluck().all());
  const hasList = tables.delete('__drizzle_migrations');
  const applied = hasList ? database.prepare('select created_at from __drizzle_migrations').pluck().all() : [];
  // The first start makes the list of migrations before it goes through them.
  if (applied.length === 0) return tables.size === 0 ? 'new' : 'foreign';
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const known = applied.filter((moment) => ours.has(Number(moment))).length;
  if (known < applied.length) return known > 0 ? 'newer' : 'foreign';
  return ofEveryVersion.every((table) => tables.has(table)) ? 'known' : 'foreign';
}

/** Tells by the migrations that a database has been through whose it is, and writes nothing. */
export function originOf(database: Sqlite.Database, migrationsFolder = ownMigrations): Origin {
  // As it is at one moment: another process may be migrating it.
  return database.transaction(() => readOrigin(database, migrationsFolder))();
}
