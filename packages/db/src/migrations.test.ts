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

/** Everything that SQLite knows of the tables of a database and their indexes, whatever its statements looked like. */
function structureOf(database: Sqlite.Database) {
  const pragma = (name: string, of: string) => database.pragma(`${name}(${of})`) as Record<string, unknown>[];
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '__*'")
    .pluck()
    .all() as string[];
  return Object.fromEntries(
    tables.map((table) => [
      table,
      {
        columns: pragma('table_info', table).map(({ cid: _, ...column }) => column),
        references: pragma('foreign_key_list', table).map(({ from, to, table: to_table, on_delete }) => [
          from,
          to_table,
          to,
          on_delete,
        ]),
        indexes: pragma('index_list', table).map(({ name, unique, partial }) => ({
          name,
          unique,
          partial,
          sql: database.prepare('select sql from sqlite_master where name = ?').pluck().get(name),
        })),
      },
    ]),
  );
}

const sorted = (structure: ReturnType<typeof structureOf>) =>
  Object.fromEntries(
    Object.entries(structure).map(([table, { columns, references, indexes }]) => [
      table,
      {
        columns: columns.sort((a, b) => String(a.name).localeCompare(String(b.name))),
        references: references.sort(),
        indexes: indexes.sort((a, b) => String(a.name).localeCompare(String(b.name))),
      },
    ]),
  );

it('make the very tables that the schema describes', async () => {
  const empty = await generateSQLiteDrizzleJson({});
  const described = new Sqlite(':memory:');
  for (const statement of await generateSQLiteMigration(empty, written)) described.exec(statement);
  const migrated = connect(':memory:').$client;
  expect(Object.keys(structureOf(migrated)).length).toBeGreaterThan(20);
  expect(sorted(structureOf(migrated))).toEqual(sorted(structureOf(described)));
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
