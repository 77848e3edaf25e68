import { openStore } from '@miraco/db/store';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../../packages/db/src/engines/postgres/connection.ts';
import { rowsOf } from '../../../../packages/db/src/work.ts';
import { newDatabase } from './engines.ts';

/** A client of an operator, until the test ends. */
async function operatorOf(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function storeOf(url: string) {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

describe('a job that one process does at a time', () => {
  it('learns that another process may do it, once the connection with its lock is lost', async () => {
    const url = await newDatabase('migrated');
    const [store, operator] = [await storeOf(url), await operatorOf(url)];
    const seen: boolean[] = [];
    const done = await store.unlessElsewhere('tested', async (isAlone) => {
      seen.push(isAlone());
      await operator.query(`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
      await expect.poll(isAlone).toBe(false);
      expect(await store.unlessElsewhere('tested', async () => {})).toBe(true);
    });
    expect([seen, done]).toEqual([[true], true]);
    expect(await store.ping()).toBe(true);
  });

  it('ends with its connection, also after an error', async () => {
    const store = await storeOf(await newDatabase('migrated'));
    const failing = () => store.unlessElsewhere('tested', () => Promise.reject(new Error('failed')));
    // More of them than a pool has connections.
    for (let round = 0; round < 12; round += 1) await expect(failing()).rejects.toThrow('failed');
    expect(await store.unlessElsewhere('tested', async () => {})).toBe(true);
  });
});

it('a change that goes on after a refused statement is not acknowledged', async () => {
  const db = await connect(await newDatabase('migrated'));
  onTestFinished(() => db.engine.close());
  const changed = db.engine.write('everybody', function* (tx) {
    try {
      yield* rowsOf(tx, sql`select 1 / 0`);
    } catch {
      // A repository must not: PostgreSQL has ended the transaction.
    }
    return 'stored';
  });
  await expect(changed).rejects.toThrow('refused');
  expect(await db.engine.ping()).toBe(true);
});

it('a process is seen by others, however the address names its clients', async () => {
  const url = await newDatabase('migrated');
  const [one, other] = [await storeOf(`${url}&application_name=mine`), await storeOf(url)];
  expect(await one.announce('some texts')).toBe(true);
  expect(await other.announce('other texts')).toBe(false);
});

it('a process is seen by others again, a minute after its connection for that is lost', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = await newDatabase('migrated');
  const [one, other, operator] = [await storeOf(url), await storeOf(url), await operatorOf(url)];
  await one.announce('some texts');
  const ofPresence = `pg_stat_activity where datname = current_database() and application_name like 'miraco serves %'`;
  await operator.query(`select pg_terminate_backend(pid) from ${ofPresence}`);
  const seen = async () => (await operator.query(`select 1 from ${ofPresence}`)).rowCount;
  await vi.waitUntil(async () => (await seen()) === 0);
  vi.advanceTimersByTime(60_000);
  await vi.waitUntil(async () => (await seen()) === 1);
  expect(await other.announce('other texts')).toBe(false);
});
