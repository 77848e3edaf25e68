import { existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { type Origin, originOf } from './applied-migrations.ts';

const messages = {
  empty: 'its database is missing or empty',
  newer: 'its database was made by a newer version of the product',
  foreign: 'its database is not one of this product',
};

type Reason = keyof typeof messages;

/** A database that this version must not use. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(messages[reason]);
    this.reason = reason;
  }
}

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
