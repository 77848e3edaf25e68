import { accessSync, constants, existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseRefused } from '../../refused.ts';
import { type History, historyOf } from './applied-migrations.ts';

/** @throws DatabaseRefused unless this version or an earlier one wrote the database */
export function assertKnown({ origin, usedBy }: History): void {
  if (origin !== 'known') throw new DatabaseRefused(origin === 'new' ? 'empty' : origin, { usedBy });
}

/** Lends a database that is only read. */
export function reading<Result>(file: string, use: (database: Sqlite.Database) => Result, readonly = true): Result {
  const database = new Sqlite(file, { readonly, fileMustExist: true });
  try {
    return use(database);
  } catch (error) {
    // A half-written transaction has to be rolled back before anything can be read.
    const isHalfWritten = readonly && error instanceof Sqlite.SqliteError && error.code === 'SQLITE_READONLY_ROLLBACK';
    if (!isHalfWritten) throw error;
  } finally {
    database.close();
  }
  return reading(file, use, false);
}

/** SQLite would delete the WAL beside an empty file. */
const isEmpty = (file: string) => !existsSync(file) || statSync(file).size === 0;

/** Finds out where a database file comes from without changing it. A missing or empty file is new. */
export function historyOfFile(file: string, migrationsFolder?: string): History {
  if (isEmpty(file)) return { origin: 'new', applied: [], pending: [], usedBy: null };
  return reading(file, (database) => historyOf(database, migrationsFolder));
}

/**
 * Checks a file before anything is written, so that a refused one is left unchanged.
 * @throws DatabaseRefused for a file of a newer version or of another product, and for an empty one where there must be data
 */
export function assertUsable(file: string, mustHaveData: boolean, migrationsFolder?: string): History {
  // SQLite's own error does not say why it cannot open the file.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  const history = historyOfFile(file, migrationsFolder);
  if (mustHaveData || history.origin !== 'new') assertKnown(history);
  return history;
}
