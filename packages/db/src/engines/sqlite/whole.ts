import Sqlite from 'better-sqlite3';

/** Whether every page can be read and has what belongs there. Reads all of them: not for the thread that serves requests. */
export function isWhole(database: Sqlite.Database): boolean {
  try {
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return false;
    throw error;
  }
}

/** The same of a file, while others read and write it. */
export function isWholeFile(file: string): boolean {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return isWhole(database);
  } finally {
    database.close();
  }
}
