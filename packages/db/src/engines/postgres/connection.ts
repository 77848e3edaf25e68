import { AsyncLocalStorage } from 'node:async_hooks';
import { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { Pool, type PoolClient } from 'pg';
import type { Connection, Engine, Queries, Scope, Transaction } from '../../engine.ts';
import type { OnMigration } from '../../migration.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';
import type { Work } from '../../work.ts';
import { productName, withoutName } from './clients.ts';
import { dialect } from './dialect.ts';
import { asUnavailable, isConflict, isMissingReference, isRepetition, refusalOf } from './errors.ts';
import { asksClient, asksServer, limits, within } from './limits.ts';
import { lockAlone, lockFor, tryAlone, unlockAlone } from './locks.ts';
import { migrateAll } from './migrate.ts';
import { announce } from './presence.ts';
import { createSession } from './session.ts';

/** A change that meets another one is run so many times at most. */
const attempts = 4;

/** For `within`. */
const unlimited = 0;

/** What begins or ends a transaction. @throws DatabaseUnavailable */
const tell = (client: PoolClient, text: string) => client.query(within(limits.answer, { text })).catch(asUnavailable);

/** A transaction that a refused statement has ended answers a commit like any other, but for this word. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await tell(client, 'commit');
  if (command !== 'COMMIT') throw new Error('a change went on after a statement that was refused');
}

/** Runs work on a client: sends each statement that it yields. */
async function runOn<Result>(client: PoolClient, work: Work<Result>): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    const outcome = await step.value.sendTo(client).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    step = 'error' in outcome ? work.throw(outcome.error) : work.next(outcome.answer);
  }
  return step.value;
}

/** Runs work whose only statement is atomic by itself. */
async function runAlone<Result>(client: PoolClient, work: Work<Result>): Promise<Result> {
  const first = work.next();
  if (first.done) return first.value;
  const last = work.next(await first.value.sendTo(client));
  if (!last.done) throw new Error('a change of one statement has several');
  return last.value;
}

/**
 * Lends a client of the pool. It is not used again if its transaction cannot be ended, or its server is not available: that may be a former
 * primary, which only reads.
 * @throws DatabaseUnavailable
 */
async function withClient<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(asUnavailable);
  try {
    const result = await use(client);
    client.release();
    return result;
  } catch (error) {
    const isOver =
      error instanceof DatabaseUnavailable ||
      (await tell(client, 'rollback').then(
        () => false,
        () => true,
      ));
    client.release(isOver);
    throw error;
  }
}

interface JobLock {
  /** Whether the server still has the lock for this process, as far as is known. */
  isHeld: () => boolean;
  /** The lock is free once this is resolved. */
  release: () => Promise<void>;
}

/** Asks for the lock of a job on a client of its own, which the release ends. Returns null if the lock is not given. */
async function lockJob(
  pool: Pool,
  job: string,
  lock: (job: string) => string,
  mostWait: number,
): Promise<JobLock | null> {
  const client = await pool.connect().catch(asUnavailable);
  let isConnected = true;
  for (const event of ['error', 'end']) {
    client.once(event, () => {
      isConnected = false;
    });
  }
  // The server notices the end of a connection a moment later: until then the next run of the job would be refused.
  const release = async () => {
    await client.query(within(limits.connect, { text: `select ${unlockAlone(job)}` })).catch(() => {});
    client.release(true);
  };
  try {
    await tell(client, `set lock_timeout = 0; set statement_timeout = 0; ${asksClient}`);
    const { rows } = await client.query(within(mostWait, { text: `select ${lock(job)}`, rowMode: 'array' }));
    if (rows[0]?.[0] !== false) return { isHeld: () => isConnected, release };
    client.release(true);
    return null;
  } catch (error) {
    client.release(true);
    return asUnavailable(error);
  }
}

function createEngine(pool: Pool, url: string, queries: Transaction): Engine {
  let endPresence = async () => {};
  const change = <Result>(scope: Scope, work: (tx: Transaction) => Work<Result>) =>
    withClient(pool, async (client) => {
      if (scope === 'oneStatement') return runAlone(client, work(queries));
      await tell(client, `begin isolation level read committed; ${lockFor(scope)}`);
      const result = await runOn(client, work(queries));
      await commit(client);
      return result;
    });

  const ask = async (value: string): Promise<unknown> => {
    const { rows } = await pool
      .query(within(limits.connect, { text: `select ${value} as value` }))
      .catch(asUnavailable);
    return rows[0]?.value;
  };

  return {
    dialect,
    read: (work) =>
      withClient(pool, async (client) => {
        await tell(client, 'begin isolation level repeatable read read only');
        const result = await runOn(client, work());
        await tell(client, 'commit');
        return result;
      }),
    write: async (scope, work) => {
      for (let attempt = 1; attempt < attempts; attempt += 1) {
        try {
          return await change(scope, work);
        } catch (error) {
          if (!isConflict(error)) throw error;
        }
      }
      return change(scope, work);
    },
    isMissingReference,
    isRepetition,
    alone: async (job, work) => {
      const lock = await lockJob(pool, job, lockAlone, unlimited);
      return work().finally(() => lock?.release());
    },
    unlessElsewhere: async (job, work) => {
      const lock = await lockJob(pool, job, tryAlone, limits.answer);
      if (lock) await work(lock.isHeld).finally(lock.release);
      return lock !== null;
    },
    announce: async (served) => {
      const { agree, end } = await announce(url, served);
      endPresence = end;
      return agree;
    },
    databaseBytes: async () => Number(await ask('pg_database_size(current_database())')),
    // Its server does (autovacuum).
    forgetDeleted: async () => {},
    // One that only reads is a standby, to which a proxy has led by mistake.
    ping: async () => (await ask('pg_is_in_recovery()')) === false,
    close: async () => {
      await endPresence();
      await pool.end();
    },
  };
}

/**
 * Connects to a database of PostgreSQL and migrates it.
 * @throws DatabaseRefused for a server or a database that cannot be used, DatabaseUnavailable if it is not reached
 */
export async function connect(url: string, onMigration?: OnMigration): Promise<Connection> {
  const pool = new Pool({
    connectionString: withoutName(url),
    application_name: productName,
    min: 1,
    max: 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    ...asksServer,
  });
  // A server that goes ends its connections, also idle ones: the next statement gets another one, or says so.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrateAll(pool, onMigration);
  } catch (error) {
    await pool.end();
    throw refusalOf(error) ?? asUnavailable(error);
  }
  const { dialect: sql, session } = createSession(pool);
  // Drizzle takes answers that come at once for those of a synchronous database: these are statements.
  const queries = new BaseSQLiteDatabase('sync', sql as never, session as never, undefined) as Queries as Transaction;
  const engine = createEngine(pool, url, queries);
  return Object.assign(queries, { engine, recording: new AsyncLocalStorage() as Connection['recording'] });
}
