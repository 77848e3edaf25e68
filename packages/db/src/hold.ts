import Sqlite from 'better-sqlite3';

/** Beside others who use the database, beside them as the one process that serves it, or alone, to put another in its place. */
type Manner = 'shared' | 'serving' | 'alone';

/** Another process holds the database in a way that does not go together with what was asked. */
export class DatabaseHeld extends Error {
  override readonly name = 'DatabaseHeld';
  /** How the other process holds it. */
  readonly otherwise: 'serving' | 'alone';

  constructor(otherwise: 'serving' | 'alone') {
    super(`The database is held: ${otherwise}`);
    this.otherwise = otherwise;
  }
}

/** The locks of SQLite are those that are wanted: many read, one of them may be about to write, and who writes is alone. */
const locks: Readonly<Record<Manner, string>> = {
  shared: 'begin; select count(*) from sqlite_master',
  serving: 'begin immediate',
  alone: 'begin exclusive',
};

/** Takes a lock; answers how to let go, or null where another process has one that excludes it. */
function take(file: string, manner: Manner): (() => void) | null {
  const lock = new Sqlite(`${file}-hold`, { timeout: 0 });
  try {
    lock.exec(locks[manner]);
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return () => lock.close();
}

/**
 * Holds the database. The hold is a lock of the operating system on a file beside the database, so that it ends with the process
 * however that ends, and says nothing about the database itself, which may be damaged when it is to be replaced. Answers how to
 * let go.
 * @throws DatabaseHeld where another process holds it otherwise
 */
export function hold(file: string, manner: Manner): () => void {
  const letGo = take(file, manner);
  if (letGo) return letGo;
  const beside = take(file, 'shared');
  beside?.();
  throw new DatabaseHeld(beside ? 'serving' : 'alone');
}
