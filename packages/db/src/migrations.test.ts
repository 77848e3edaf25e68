import { readdirSync, readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { connect } from './connection.ts';

const here = (path: string) => new URL(path, import.meta.url);

async function schema(): Promise<Record<string, unknown>> {
  const files = readdirSync(here('./schema'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(here(`./schema/${file}`).href)));
  return Object.assign({}, ...modules);
}

const written = await generateSQLiteDrizzleJson(await schema());

type Row = Record<string, unknown>;

const byContent = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other));

/** Everything that SQLite knows of the tables of a database and their indexes, whatever its statements looked like. */
function structureOf(database: Sqlite.Database) {
  const pragma = (name: string, of: string) => database.pragma(`${name}(${of})`) as Row[];
  const statement = database.prepare('select sql from sqlite_master where name = ?').pluck();
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '__*'")
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

it('make the very tables that the schema describes', async () => {
  const empty = await generateSQLiteDrizzleJson({});
  const described = new Sqlite(':memory:');
  for (const statement of await generateSQLiteMigration(empty, written)) described.exec(statement);
  const migrated = connect(':memory:').$client;
  expect(Object.keys(structureOf(migrated)).length).toBeGreaterThan(20);
  expect(structureOf(migrated)).toEqual(structureOf(described));
});

it('leave drizzle-kit nothing to add', async () => {
  const snapshots = readdirSync(here('../migrations/meta')).filter((file) => file.endsWith('_snapshot.json'));
  const latest = JSON.parse(readFileSync(here(`../migrations/meta/${snapshots.sort().at(-1)}`), 'utf8'));
  expect(await generateSQLiteMigration(latest, written)).toEqual([]);
});

it('are listed, each once and in order', () => {
  const journal = JSON.parse(readFileSync(here('../migrations/meta/_journal.json'), 'utf8'));
  const files = readdirSync(here('../migrations')).filter((file) => file.endsWith('.sql'));
  expect(journal.entries.map((entry: { tag: string }) => `${entry.tag}.sql`)).toEqual(files.sort());
});
