import { Client, DatabaseError } from 'pg';
import { CopyFailed } from '../../copy-failed.ts';
import { DatabaseHeld } from '../sqlite/hold.ts';
import { productName, withoutName } from './clients.ts';
import { asUnavailable, refusalOf } from './errors.ts';
import { asksClient, asksServer } from './limits.ts';
import { tryAlone } from './locks.ts';
import { assertMigrated, migrateLocked } from './migrate.ts';

/** In milliseconds. What others have locked is waited for as long; nothing else has a limit. */
const [connectTimeout, lockTimeout] = [5_000, 10_000];

/** A copy takes as long as it takes. Not every server has all of these settings. */
const unlimited = `select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`;

const isProductConnected = `select exists (select from pg_stat_activity
  where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()) as connected`;

/**
 * Takes the lock of migrations, for which a product that starts waits, until the client ends.
 * @throws DatabaseHeld if another process has it, or a product is connected
 */
async function takeAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${tryAlone('migrations')} as taken`);
  if (!rows[0]?.taken) throw new DatabaseHeld('alone');
  const { rows: others } = await client.query<{ connected: boolean }>(isProductConnected, [productName]);
  if (others[0]?.connected) throw new DatabaseHeld('serving');
}

/** Anything else that the server says, about a row that it refuses for instance, is for the operator. */
function explain(error: unknown): never {
  const refused = refusalOf(error);
  if (refused) throw refused;
  throw error instanceof DatabaseError ? new CopyFailed(error.message, { cause: error }) : error;
}

/**
 * Lends a client of a database of PostgreSQL: `alone`, with the database migrated while no product runs on it, or `shared` with a
 * product that has migrated it, or `unchecked` to look at it.
 * @throws DatabaseHeld if it cannot be had alone; DatabaseRefused for a database that this version must not use; DatabaseUnavailable for
 * one that is not reached, or is lost meanwhile; CopyFailed for what else the server refuses
 */
export async function withOneClient<Result>(
  url: string,
  mode: 'alone' | 'shared' | 'unchecked',
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: withoutName(url),
    application_name: `${productName} ${mode}`,
    connectionTimeoutMillis: connectTimeout,
    lock_timeout: lockTimeout,
    ...asksServer,
  });
  // The statement under way says so, or the next one.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(unlimited);
    await client.query(asksClient);
    if (mode === 'alone') {
      await takeAlone(client);
      await migrateLocked(client);
    } else if (mode === 'shared') {
      await assertMigrated(client);
    }
    return await use(client);
  } catch (error) {
    return await Promise.reject(error).catch(asUnavailable).catch(explain);
  } finally {
    await client.end().catch(() => {});
  }
}
