import { AsyncLocalStorage } from 'node:async_hooks';
import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { AppError } from '@miraco/contract/app-error';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { ownMigrations } from './applied-migrations.ts';
import { contentHash } from './content-hash.ts';
import { fold } from './fold.ts';
import { type Change, type GroupCommit, putInLine } from './group-commit.ts';
import { assertKnown, originOfFile } from './refused-database.ts';

export type Transaction = Parameters<Parameters<BetterSQLite3Database['transaction']>[0]>[0];
/** Adds rows about a change in the transaction of the change. */
type RecordChange = (tx: Transaction) => void;
export type Connection = BetterSQLite3Database &
  GroupCommit<Transaction> & { $client: Sqlite.Database; recording: AsyncLocalStorage<RecordChange> };

interface Expectation {
  /** There was data: a database that is missing or empty is not to be begun with. */
  mustHaveData?: boolean;
  migrationsFolder?: string;
}

/** Brings the schema up to date, all of it or nothing. */
function migrateAll(db: Connection, migrationsFolder: string): void {
  const { $client: client } = db;
  // For the migrations alone: whatever else opens the file has no such functions.
  client.function('fold', { deterministic: true }, (text) => fold(String(text)));
  client.function('content_hash', { deterministic: true, varargs: true }, contentHash);
  // SQLite changes a table by making it anew, and dropping the old one would remove all rows that reference it. Within the
  // migration's transaction this cannot be switched any more.
  client.pragma('foreign_keys = OFF');
  migrate(db, { migrationsFolder });
  client.pragma('foreign_keys = ON');
}

/** Before anything is written: what is refused stays as it is. */
function assertUsable(file: string, mustHaveData: boolean, migrationsFolder: string): void {
  // SQLite would say that it cannot open the file, and not why.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  const origin = originOfFile(file, migrationsFolder);
  if (mustHaveData || origin !== 'new') assertKnown(origin);
}

/**
 * Opens the database file, making it where there is none, and brings its schema up to date.
 * @throws DatabaseRefused, with nothing written, where the file is of a newer version or of something else
 */
export function connect(file: string, expectation: Expectation = {}): Connection {
  const { mustHaveData = false, migrationsFolder = ownMigrations } = expectation;
  assertUsable(file, mustHaveData, migrationsFolder);
  // What people write here is for nobody else on the machine to read; SQLite's other files take after this one.
  closeSync(openSync(file, 'a', 0o600));
  const client = new Sqlite(file);
  try {
    // Readers and the writer do not wait for each other.
    client.pragma('journal_mode = WAL');
    // What was acknowledged survives a power cut.
    client.pragma('synchronous = FULL');
    // Another process, a backup say, may hold the lock for a moment.
    client.pragma('busy_timeout = 5000');
    const makeAlone = client.transaction((change: Change<Transaction>, tx: Transaction) => change.make(tx));
    const db = Object.assign(drizzle(client), {
      waiting: [],
      makeAlone,
      recording: new AsyncLocalStorage<RecordChange>(),
    });
    migrateAll(db, migrationsFolder);
    return db;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Whether a row was refused because what it belongs to is gone. Drizzle wraps what SQLite throws. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError
    ? error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
    : error instanceof Error && isMissingReference(error.cause);

/**
 * The one way to write: `change` runs as a whole or not at all, and is on disk when this resolves. Nothing that it reads can change
 * before it writes; what arrives together shares one wait for the disk.
 * @throws AppError notFound where the user or record that a row belongs to was removed since it was looked up
 */
export function write<Result>(db: Connection, change: (tx: Transaction) => Result): Promise<Result> {
  const record = db.recording.getStore();
  return new Promise((resolve, reject) => {
    putInLine(db, {
      make: (tx) => {
        const result = change(tx);
        record?.(tx);
        return () => resolve(result);
      },
      refuse: (error) => reject(isMissingReference(error) ? new AppError('notFound') : error),
    });
  });
}

/**
 * Runs `work`, which may be async, and `record` after the change of each `write` begun in it, in the same transaction: the change
 * and its record are stored together or not at all.
 */
export function recordWrites<Result>(db: Connection, record: RecordChange, work: () => Result): Result {
  return db.recording.run(record, work);
}

/** The row that an insert answers with. */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('SQLite returned no row for an insert');
  return row;
}
