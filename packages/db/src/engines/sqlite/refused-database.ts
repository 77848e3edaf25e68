import { existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseRefused } from '../../refused.ts';
import { type Origin, originOf } from './applied-migrations.ts';

/** @throws DatabaseRefused unless this version or an earlier one wrote the database */
export function assertKnown(origin: Origin): void {
  if (origin !== 'known') throw new DatabaseRefused(origin === 'new' ? 'empty' : origin);
}

function readOrigin(file: string, migrationsFolder: string | undefined, readonly: boolean): Origin {
  const database = new Sqlite(file, { readonly, fileMustExist: true });
  try {
    return originOf(database, migrationsFolder);
  } catch (error) {
    // A half-written transaction has to be rolled back before anything can be read.
    const isHalfWritten = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_READONLY_ROLLBACK';
    if (!isHalfWritten) throw error;
  } finally {
    database.close();
  }
  return readOrigin(file, migrationsFolder, false);
}

/** Finds out where a database file comes from without changing it. A missing or empty file is new. */
export function originOfFile(file: string, migrationsFolder?: string): Origin {
  // SQLite would delete the WAL beside an empty file.
  if (!existsSync(file) || statSync(file).size === 0) return 'new';
  return readOrigin(file, migrationsFolder, true);
}
