import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from '@miraco/db/migration';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { migrateLocked } from '../../../../packages/db/src/engines/postgres/migrate.ts';
import { listMigrations } from '../../../../packages/db/src/migration-list.ts';
import { version } from '../../src/version.ts';
import { newDataDir } from '../running-product.ts';
import { newDatabase, runToEnd } from './engines.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ownMigrations = fileURLToPath(
  new URL('../../../../packages/db/src/engines/postgres/migrations', import.meta.url),
);

const applied = [...listMigrations(ownMigrations).values()];

/** Our migrations and one more. */
async function oneMore(statements: readonly string[]): Promise<string> {
  const folder = join(await newDataDir(), 'migrations');
  cpSync(ownMigrations, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const latest = journal.entries.at(-1);
  journal.entries.push({ ...latest, idx: latest.idx + 1, when: latest.when + 1, tag: 'one_more' });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(join(folder, 'one_more.sql'), statements.join('--> statement-breakpoint\n'));
  return folder;
}

async function clientOf(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it('a migration says what it does, and one that fails leaves the database as it was', async () => {
  const client = await clientOf(await newDatabase('migrated'));
  const statements = ["update access_profiles set name = 'x' || name", 'create table half (text text)'];
  const said: Migration[] = [];
  const migrate = async (more: readonly string[]) =>
    migrateLocked(client, (migration) => said.push(migration), await oneMore([...statements, ...more]));
  const stateOf = async () => [
    (await client.query('select name from access_profiles order by name')).rows,
    (await client.query('select count(*) from __drizzle_migrations')).rows,
    (await client.query("select to_regclass('half') is not null as made")).rows,
  ];
  const before = await stateOf();
  await expect(migrate(['drop table nowhere'])).rejects.toMatchObject({
    name: 'MigrationFailed',
    reason: 'table "nowhere" does not exist',
    copy: null,
  });
  expect(await stateOf()).toEqual(before);
  await migrate([]);
  expect(await stateOf()).not.toEqual(before);
  const migration = { applied, pending: ['one_more'], usedBy: null, copy: null };
  expect(said).toEqual([migration, migration]);
});

async function upgrade(url: string, option: string) {
  const environment = { DATA_DIR: await newDataDir(), DATABASE_URL: url, SESSION_SECRET: 's'.repeat(64) };
  return runToEnd('upgrade', environment, option);
}

const check = (url: string) => upgrade(url, '--check');

it('upgrade --check says what a start would do to a database, and makes nothing in an empty one', async () => {
  const migrated = await newDatabase('migrated');
  const checked = await check(migrated);
  expect(checked).toEqual({
    code: 0,
    errors: [],
    output: [
      `This is version ${version}.`,
      expect.stringMatching(/^Data: PostgreSQL, postgres:/),
      'Last served by: a version that did not note it.',
      expect.stringMatching(/^Content: 0 users, \d+ rows, \d+(\.\d)? MB\.$/),
      `Applied: ${applied.length} migrations, the last of them ${applied.at(-1)}.`,
      'To do: nothing.',
      'Nothing was changed. A start of this version would work.',
    ],
  });
  const empty = await newDatabase('empty');
  expect((await check(empty)).output).toContain('There is no data yet: a start makes a new, empty product.');
  const client = await clientOf(empty);
  expect((await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0);
});

it('upgrade --check names the newer version that has used a database', async () => {
  const url = await newDatabase('migrated');
  const client = await clientOf(url);
  await client.query(`insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999);
    insert into settings (name, value) values ('version', '"9.8.7"')`);
  expect(await check(url)).toMatchObject({
    code: 78,
    errors: [
      'The database of DATABASE_URL was last used by version 9.8.7 of the product, a newer one: start that version.',
    ],
  });
});

it('the way back is refused: no copy is made of PostgreSQL', async () => {
  const { code, errors } = await upgrade(await newDatabase('migrated'), '--back');
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/^No copy is made of PostgreSQL: restore the dump that you made before/),
  ]);
});
