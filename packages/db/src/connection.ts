import { AsyncLocalStorage } from 'node:async_hooks';
import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { AppError } from '@miraco/contract/app-error';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { ownMigrations } from './applied-migrations.ts';
import { contentHash } from './content-hash.ts';
import { fold } from './fold.ts';
import { type Change, enqueue, type GroupCommit } from './group-commit.ts';
import { assertKnown, originOfFile } from './refused-database.ts';

export type Transaction = Parameters<Parameters<BetterSQLite3Database['transaction']>[0]>[0];
/** Called before a change, in the transaction of the change; the function that it returns, after it. It adds rows about the change. */
type RecordChange = (tx: Transaction) => () => void;
export type Connection = BetterSQLite3Database &
  GroupCommit<Transaction> & { $client: Sqlite.Database; recording: AsyncLocalStorage<RecordChange> };

interface Expectation {
  /** There was data before: refuse to start with a missing or empty database. */
  mustHaveData?: boolean;
  migrationsFolder?: string;
}

/** Applies all missing migrations, or none. */
function migrateAll(db: Connection, migrationsFolder: string): void {
  const { $client: client } = db;
  // Only migrations use these functions: other programs that open the file do not have them.
  client.function('fold', { deterministic: true }, (text) => fold(String(text)));
  client.function('content_hash', { deterministic: true, varargs: true }, contentHash);
  // SQLite changes a table by recreating it, and dropping the old one would delete all rows that reference it. The pragma has no
  // effect inside the migration's transaction.
  client.pragma('foreign_keys = OFF');
  migrate(db, { migrationsFolder });
  client.pragma('foreign_keys = ON');
}

/** Checks the file before anything is written, so that a refused one is left unchanged. */
function assertUsable(file: string, mustHaveData: boolean, migrationsFolder: string): void {
  // SQLite's own error does not say why it cannot open the file.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  const origin = originOfFile(file, migrationsFolder);
  if (mustHaveData || origin !== 'new') assertKnown(origin);
}

/**
 * Opens the database file, or creates it, and migrates it.
 * @throws DatabaseRefused, with nothing written, for a file of a newer version or of another product
 */
export function connect(file: string, expectation: Expectation = {}): Connection {
  const { mustHaveData = false, migrationsFolder = ownMigrations } = expectation;
  assertUsable(file, mustHaveData, migrationsFolder);
  // Private to the user of this process. SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const client = new Sqlite(file);
  try {
    // Readers and the writer do not block each other.
    client.pragma('journal_mode = WAL');
    // Acknowledged writes survive a power cut.
    client.pragma('synchronous = FULL');
    // Another process, such as a backup, may hold the lock for a moment.
    client.pragma('busy_timeout = 5000');
    const runInSavepoint = client.transaction((change: Change<Transaction>, tx: Transaction) => change.run(tx));
    const db = Object.assign(drizzle(client), {
      queue: [],
      runInSavepoint,
      recording: new AsyncLocalStorage<RecordChange>(),
    });
    migrateAll(db, migrationsFolder);
    return db;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Whether SQLite refused a row for this reason. Drizzle wraps its errors. */
const wasRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Sqlite.SqliteError
    ? codes.includes(error.code)
    : error instanceof Error && wasRefused(error.cause, ...codes);

/** Whether a row was refused because the row that it references is gone. */
export const isMissingReference = (error: unknown): boolean => wasRefused(error, 'SQLITE_CONSTRAINT_FOREIGNKEY');

/** Whether a row was refused because there is one with the same key already. */
export const isRepetition = (error: unknown): boolean =>
  wasRefused(error, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY');

/**
 * The only way to write. `change` is atomic and on disk when this resolves. It holds the write lock from its first read. Writes that
 * arrive together share one commit.
 * @throws AppError notFound if the user or record that a row belongs to was removed since it was looked up
 */
export function write<Result>(db: Connection, change: (tx: Transaction) => Result): Promise<Result> {
  const record = db.recording.getStore();
  return new Promise((resolve, reject) => {
    enqueue(db, {
      run: (tx) => {
        const recordResult = record?.(tx);
        const result = change(tx);
        recordResult?.();
        return () => resolve(result);
      },
      reject: (error) => reject(isMissingReference(error) ? new AppError('notFound') : error),
    });
  });
}

/**
 * Runs `work`, which may be async. Each `write` begun in it also runs `record`, in its own transaction: a change and its record are
 * stored together or not at all.
 */
export function recordWrites<Result>(db: Connection, record: RecordChange, work: () => Result): Result {
  return db.recording.run(record, work);
}

/** The row that an insert returns. */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('SQLite returned no row for an insert');
  return row;
}
