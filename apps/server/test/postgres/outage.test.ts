import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres-server.ts';
import { addFirstAdministrator } from '../../src/admin/first-administrator.ts';
import { build } from '../../src/app.ts';
import { ConfigError, readConfig } from '../../src/config.ts';
import { startupMessage } from '../../src/startup-errors.ts';
import { createDatabase } from '../postgres-databases.ts';

// A server of its own, with few connections: it is ended and started again.
const server = await startPostgres({ settings: { max_connections: 24, superuser_reserved_connections: 3 } });
const dataDir = await mkdtemp(join(tmpdir(), 'miraco-outage-'));
const environment = {
  DATA_DIR: dataDir,
  SESSION_SECRET: 's'.repeat(64),
  ADMIN_PASSWORD: 'administrator-7f3k',
  LOG_LEVEL: 'silent',
};

async function tell(sql: string): Promise<void> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const app = await build(
  readConfig({ ...environment, DATABASE_URL: await createDatabase(server.url('postgres'), 'served', 'template0') }),
);
await addFirstAdministrator(app.services);
const admin = (await app.services.store.users.credentials('admin'))?.id;
if (!admin) throw new Error('there is no administrator');
const token = await app.services.sessions.begin({ id: admin, tests: 'all' });

afterAll(async () => {
  await app.close();
  await server.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
const note = (text: string) =>
  app.inject({
    method: 'POST',
    url: '/trpc/drafts.save',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: admin, form: 'manifest', content: { statements: { guia: text } } }),
  });

describe('a server of the database that is gone', () => {
  it('is answered with 503 and when to try again, and needs no restart of the product once it is back', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    await server.kill();
    for (const answer of [await get('/api/admin/user/getall/'), await get('/trpc/account.me'), await get('/healthz')]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toContain('errors.unavailable');
      expect(answer.body).not.toMatch(/ECONN|connect|postgres|select/i);
    }
    expect((await note('lost')).statusCode).toBe(503);
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }]);
    await server.start();
    expect((await get('/api/admin/user/getall/')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('has stored what was answered, and all or nothing of the rest', async () => {
    const texts = Array.from({ length: 40 }, (_, number) => `text ${number}`);
    const outcomes = await Promise.all(
      texts.map(async (text, number) => {
        if (number === 20) await server.kill();
        return (await note(text)).statusCode;
      }),
    );
    await server.start();
    expect(outcomes.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const stored = await app.services.store.drafts.get({ user: admin, form: 'manifest' });
    const text = (stored?.content as { statements: { guia: string } } | undefined)?.statements.guia;
    expect(outcomes).toContain(503);
    if (outcomes.includes(200)) expect(texts).toContain(text);
    expect((await note('after')).statusCode).toBe(200);
  });
});

it('a server without free connections is answered with 503, until it has some again', async () => {
  await tell("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'served'");
  const role = 'create role crowd login; grant all on database served to crowd';
  await tell(role);
  const crowd = Array.from({ length: 21 }, () => new Client({ connectionString: server.url('postgres') }));
  const connected = await Promise.allSettled(crowd.map((client) => client.connect()));
  expect(connected.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(15);
  const rest = Array.from({ length: 6 }, () => new Client({ connectionString: server.url('postgres') }));
  const more = await Promise.allSettled(rest.map((client) => client.connect()));
  expect(more.some(({ status }) => status === 'rejected')).toBe(true);
  expect((await get('/trpc/account.me')).statusCode).toBe(503);
  await Promise.allSettled([...crowd, ...rest].map((client) => client.end()));
  await expect.poll(async () => (await get('/trpc/account.me')).statusCode).toBe(200);
});

describe('a start', () => {
  /** What the operator reads. */
  async function refusalOf(changes: Record<string, string>): Promise<string | null> {
    const folder = await mkdtemp(join(tmpdir(), 'miraco-refused-'));
    let config = null;
    try {
      config = readConfig({ ...environment, DATA_DIR: folder, ...changes });
      await (await build(config)).close();
      return 'it has started';
    } catch (error) {
      return error instanceof ConfigError ? error.message : startupMessage(error, config);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  const at = (database: string, user: string) =>
    server.url(database).replace('postgres://postgres@', `postgres://${user}@`);

  it.each([
    ['a word', 'somewhere', /DATABASE_URL must be the address of a database of PostgreSQL/],
    ['another product', 'mysql://root@localhost/miraco', /DATABASE_URL must be/],
    [
      'a place where nothing listens',
      'postgres://miraco@127.0.0.1:9/miraco',
      /cannot be reached, or refuses: .*ECONNREFUSED/,
    ],
    [
      'a database that is not there',
      server.url('nowhere'),
      /refuses the user, the password or the name of the database/,
    ],
    ['a user who is not there', at('postgres', 'nobody_there'), /refuses the user, the password or the name/],
  ])('is refused with %s as the address', async (_what, address, words) => {
    expect(await refusalOf({ DATABASE_URL: address })).toMatch(words);
  });

  it('is refused without a secret of its own: the one in a data folder would be another in each process', async () => {
    expect(await refusalOf({ DATABASE_URL: server.url('postgres'), SESSION_SECRET: '' })).toMatch(
      /SESSION_SECRET must be/,
    );
  });

  it('is refused on a database of another product, which stays as it is', async () => {
    const address = await createDatabase(server.url('postgres'), 'foreign_one', 'template0');
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query('create table recipes (name text)');
    expect(await refusalOf({ DATABASE_URL: address })).toMatch(/tables that are not of this product/);
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'recipes' }]);
    await client.query(`drop table recipes; create table __drizzle_migrations (id serial, hash text, created_at bigint);
      insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
    expect(await refusalOf({ DATABASE_URL: address })).toMatch(/not of this product|newer version/);
    await client.end();
  });

  it('is refused to a user who may not create tables or the extension', async () => {
    await tell('create role reader login');
    await createDatabase(server.url('postgres'), 'readable', 'template0');
    expect(await refusalOf({ DATABASE_URL: at('readable', 'reader') })).toMatch(/may not create tables|pg_trgm/);
  });

  it('is refused where a change is answered before it is on disk', async () => {
    const address = await createDatabase(server.url('postgres'), 'hasty', 'template0');
    await tell('alter database hasty set synchronous_commit = off');
    expect(await refusalOf({ DATABASE_URL: address })).toMatch(/synchronous_commit/);
  });

  it('of two processes at once on an empty database migrates it once', async () => {
    const address = await createDatabase(server.url('postgres'), 'twice', 'template0');
    const starts = [refusalOf({ DATABASE_URL: address }), refusalOf({ DATABASE_URL: address })];
    expect(await Promise.all(starts)).toEqual(['it has started', 'it has started']);
  });
});
