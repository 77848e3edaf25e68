import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

export type Connection = BetterSQLite3Database & { $client: Sqlite.Database };
export type Transaction = Parameters<Parameters<Connection['transaction']>[0]>[0];

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Opens the database file, making it where there is none, and brings its schema up to date. */
export function connect(file: string): Connection {
  const client = new Sqlite(file);
  // Readers and the writer do not wait for each other.
  client.pragma('journal_mode = WAL');
  // What was acknowledged survives a power cut.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  // Another process, a backup say, may hold the lock for a moment.
  client.pragma('busy_timeout = 5000');
  const db = drizzle(client);
  migrate(db, { migrationsFolder });
  return db;
}

/**
 * The one way to write: `change` runs as a whole or not at all, and is on disk when this resolves. It takes the write lock at
 * once, so that nothing it has read can change before it writes.
 */
export async function write<Result>(db: Connection, change: (tx: Transaction) => Result): Promise<Result> {
  return db.transaction(change, { behavior: 'immediate' });
}
