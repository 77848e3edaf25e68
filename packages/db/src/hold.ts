import Sqlite from 'better-sqlite3';

/** Somebody else holds the database in a way that does not go together with what was asked. */
export class DatabaseHeld extends Error {
  override readonly name = 'DatabaseHeld';
}

/**
 * Holds the database: with others who use it, or alone, to put another in its place. The hold is a lock of the operating system on
 * a file beside the database, so that it ends with the process however that ends, and says nothing about the database itself, which
 * may be damaged when it is to be replaced. Answers how to let go.
 * @throws DatabaseHeld where another process holds it otherwise
 */
export function hold(file: string, how: 'shared' | 'alone'): () => void {
  const lock = new Sqlite(`${file}-hold`, { timeout: 0 });
  try {
    if (how === 'alone') lock.exec('begin exclusive');
    else lock.exec('begin; select count(*) from sqlite_master');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new DatabaseHeld();
    throw error;
  }
  return () => lock.close();
}
