import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api';
import { afterAll, expect, it } from 'vitest';
import { tables } from './engines/postgres/tables.ts';
import { connect } from './engines/sqlite/connection.ts';

const here = (path: string) => new URL(path, import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'miraco-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function schema(): Promise<Record<string, unknown>> {
  const files = readdirSync(here('./schema'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(here(`./schema/${file}`).href)));
  return Object.assign({}, ...modules);
}

const written = await generateSQLiteDrizzleJson(await schema());

type Row = Record<string, unknown>;

const byContent = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other));

/** The tables and indexes of a database as SQLite sees them, regardless of how their statements are written. */
function structureOf(database: Sqlite.Database) {
  const pragma = (name: string, of: string) => database.pragma(`${name}(${of})`) as Row[];
  const statement = database.prepare('select sql from sqlite_master where name = ?').pluck();
  // Drizzle cannot describe the full-text indexes. The tests of the search cover them.
  const ours =
    "name not glob 'sqlite_*' and name not glob '__*' and name not glob 'user_trigrams*' and name not glob 'user_prefixes*'";
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and ${ours}`)
    .pluck()
    .all() as string[];
  const structures = tables.map((table) => {
    const columns = pragma('table_info', table).map(({ cid: _, ...column }) => column);
    const references = pragma('foreign_key_list', table).map(({ id: _, seq: __, ...reference }) => reference);
    const indexes = pragma('index_list', table).map(({ seq: _, ...index }) => ({
      ...index,
      statement: statement.get(index.name),
    }));
    return [table, [columns, references, indexes].map((rows) => rows.sort(byContent))] as const;
  });
  return Object.fromEntries(structures);
}

it('create exactly the tables that the schema describes', async () => {
  const empty = await generateSQLiteDrizzleJson({});
  const described = new Sqlite(':memory:');
  for (const statement of await generateSQLiteMigration(empty, written)) described.exec(statement);
  const migrated = connect(join(folder, 'structure.sqlite')).$client;
  expect(Object.keys(structureOf(migrated)).length).toBeGreaterThan(20);
  expect(structureOf(migrated)).toEqual(structureOf(described));
  migrated.close();
});

it('leave drizzle-kit nothing to add', async () => {
  const snapshots = readdirSync(here('../migrations/meta')).filter((file) => file.endsWith('_snapshot.json'));
  const latest = JSON.parse(readFileSync(here(`../migrations/meta/${snapshots.sort().at(-1)}`), 'utf8'));
  expect(await generateSQLiteMigration(latest, written)).toEqual([]);
});

it('of PostgreSQL leave it nothing to add, either', async () => {
  const folder = './engines/postgres/migrations/meta';
  const snapshots = readdirSync(here(folder)).filter((file) => file.endsWith('_snapshot.json'));
  const latest = JSON.parse(readFileSync(here(`${folder}/${snapshots.sort().at(-1)}`), 'utf8'));
  expect(await generateMigration(latest, generateDrizzleJson(tables, latest.id))).toEqual([]);
});

it.each(['../migrations', './engines/postgres/migrations'])('are listed, each once and in order, in %s', (folder) => {
  const journal = JSON.parse(readFileSync(here(`${folder}/meta/_journal.json`), 'utf8'));
  const files = readdirSync(here(folder)).filter((file) => file.endsWith('.sql'));
  expect(journal.entries.map((entry: { tag: string }) => `${entry.tag}.sql`)).toEqual(files.sort());
});

/** Our migrations and one more that recreates the table of users, as drizzle-kit does to change a column. */
function withUsersRecreated(): string {
  const migrations = join(folder, 'migrations');
  cpSync(fileURLToPath(here('../migrations')), migrations, { recursive: true });
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'users_recreated' });
  writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify(journal));
  const statements = [
    'PRAGMA foreign_keys=OFF;',
    'CREATE TABLE `__new_users` AS SELECT * FROM `users`;',
    'DROP TABLE `users`;',
    'ALTER TABLE `__new_users` RENAME TO `users`;',
    'PRAGMA foreign_keys=ON;',
  ];
  writeFileSync(join(migrations, 'users_recreated.sql'), statements.join('--> statement-breakpoint\n'));
  return migrations;
}

it('that recreate a table keep the rows that reference it', () => {
  const file = join(folder, 'rows.sqlite');
  const before = connect(file).$client;
  before.exec(`
    insert into access_profiles values ('client', 'Client', 'Initial');
    insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at)
    values ('ana', 'ana', 'ana', 'ana@example.org', '-', '-', '-', '-', '-', 'client', 0);
    insert into drafts values ('ana', 'initial', '{}', 0);
  `);
  before.close();
  const after = connect(file, { migrationsFolder: withUsersRecreated() }).$client;
  expect(after.prepare('select user from drafts').pluck().all()).toEqual(['ana']);
  after.close();
});
