import Sqlite from 'better-sqlite3';

/** `shared` with other processes, `serving` as the only one that serves, or `alone`, to replace the database. */
type LockMode = 'shared' | 'serving' | 'alone';

/** Another process holds the database in a mode that excludes the requested one. */
export class DatabaseHeld extends Error {
  override readonly name = 'DatabaseHeld';
  /** The mode of the other process. */
  readonly mode: 'serving' | 'alone';

  constructor(mode: 'serving' | 'alone') {
    super(`The database is held: ${mode}`);
    this.mode = mode;
  }
}

/** SQLite's own locks have these modes: many readers, one of which may reserve the write lock, or one exclusive writer. */
const locks: Readonly<Record<LockMode, string>> = {
  shared: 'begin; select count(*) from sqlite_master',
  serving: 'begin immediate',
  alone: 'begin exclusive',
};

/** Acquires a lock. Returns its release, or null if another process has a lock that excludes it. */
function acquire(file: string, mode: LockMode, patience = 0): (() => void) | null {
  const lock = new Sqlite(`${file}-hold`, { timeout: patience });
  try {
    lock.exec(locks[mode]);
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return () => lock.close();
}

/**
 * Locks the database and returns the release. The lock is the operating system's, on a file beside the database: it ends with the
 * process, even a killed one, and works when the database itself is damaged and about to be replaced. `patience` is in milliseconds, and
 * blocks the thread.
 * @throws DatabaseHeld if another process holds a lock that excludes this one
 */
export function hold(file: string, mode: LockMode, patience = 0): () => void {
  const release = acquire(file, mode, patience);
  if (release) return release;
  const releaseShared = acquire(file, 'shared');
  releaseShared?.();
  throw new DatabaseHeld(releaseShared ? 'serving' : 'alone');
}
