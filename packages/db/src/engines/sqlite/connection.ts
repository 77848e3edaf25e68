import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { BetterSQLite3Database, BetterSQLiteSession } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { contentHash } from '../../content-hash.ts';
import type { Connection, Engine, Transaction } from '../../engine.ts';
import { fold } from '../../fold.ts';
import { type Migration, MigrationFailed } from '../../migration.ts';
import type { Work } from '../../work.ts';
import { ownMigrations } from './applied-migrations.ts';
import { dialect, SqliteDialect } from './dialect.ts';
import { forgetDeleted, lockPatience, overwriteDeleted } from './erasing.ts';
import { type Change, enqueue, type GroupCommit } from './group-commit.ts';
import { assertUsable } from './refused-database.ts';

export type SqliteConnection = BetterSQLite3Database &
  Pick<Connection, 'engine' | 'recording'> & { readonly $client: Sqlite.Database };

interface Expectation {
  /** There was data before: refuse to start with a missing or empty database. */
  mustHaveData?: boolean;
  migrationsFolder?: string;
  /** What there is of the database before its migration, to be named if that fails. */
  copy?: Migration['copy'];
}

/** Applies all missing migrations, or none. */
function migrateAll(db: SqliteConnection, migrationsFolder: string): void {
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

/** Every statement of SQLite is answered at once. */
function finish<Result>(work: Work<Result>): Result {
  const step = work.next();
  if (!step.done) throw new Error('SQLite has not answered a statement at once');
  return step.value;
}

/** Whether SQLite refused a row for this reason. Drizzle wraps its errors. */
const wasRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Sqlite.SqliteError
    ? codes.includes(error.code)
    : error instanceof Error && wasRefused(error.cause, ...codes);

function createEngine(client: Sqlite.Database, db: BetterSQLite3Database): Engine {
  const runInSavepoint = client.transaction((change: Change<Transaction>, tx: Transaction) => change.run(tx));
  const group: GroupCommit<Transaction> = {
    $client: client,
    // Drizzle's own type does not say that it is within a transaction.
    transaction: (work, config) => db.transaction((tx) => work(tx as unknown as Transaction), config),
    queue: [],
    runInSavepoint,
  };
  const begin = client.prepare('begin');
  const end = client.prepare('commit');
  return {
    dialect,
    read: async (work) => {
      // Another process, such as a tool, may write between two statements.
      begin.run();
      try {
        return finish(work());
      } finally {
        end.run();
      }
    },
    write: (_scope, change) =>
      new Promise((resolve, reject) => {
        const run = (tx: Transaction) => {
          const result = finish(change(tx));
          return () => resolve(result);
        };
        enqueue(group, { run, reject });
      }),
    isMissingReference: (error) => wasRefused(error, 'SQLITE_CONSTRAINT_FOREIGNKEY'),
    isRepetition: (error) => wasRefused(error, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'),
    // One process serves a file.
    alone: (_job, work) => work(),
    unlessElsewhere: async (_job, work) => {
      await work(() => true);
      return true;
    },
    announce: async () => true,
    databaseBytes: async () => null,
    forgetDeleted: () => forgetDeleted(client),
    ping: async () => client.prepare('select 1').get() !== undefined,
    close: async () => void client.close(),
  };
}

/**
 * Opens the database file, or creates it, and migrates it.
 * @throws DatabaseRefused, with nothing written, for a file of a newer version or of another product; MigrationFailed
 */
export function connect(file: string, expectation: Expectation = {}): SqliteConnection {
  const { mustHaveData = false, migrationsFolder = ownMigrations, copy = null } = expectation;
  const { applied, pending } = assertUsable(file, mustHaveData, migrationsFolder);
  // Private to the user of this process. SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const client = new Sqlite(file);
  try {
    // Readers and the writer do not block each other.
    client.pragma('journal_mode = WAL');
    // Acknowledged writes survive a power cut.
    client.pragma('synchronous = FULL');
    client.pragma(`busy_timeout = ${lockPatience}`);
    overwriteDeleted(client);
    const sqliteDialect = new SqliteDialect();
    const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(
      client,
      sqliteDialect,
      undefined,
    );
    const queries = new BetterSQLite3Database<Record<string, never>>('sync', sqliteDialect, session, undefined);
    const engine = createEngine(client, queries);
    const db = Object.assign(queries, {
      $client: client,
      engine,
      recording: new AsyncLocalStorage() as Connection['recording'],
    });
    try {
      migrateAll(db, migrationsFolder);
    } catch (error) {
      throw applied.length > 0 && pending.length > 0 ? new MigrationFailed(error, copy) : error;
    }
    return db;
  } catch (error) {
    client.close();
    throw error;
  }
}
