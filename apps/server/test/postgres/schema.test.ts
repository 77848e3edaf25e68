import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@miraco/db/store';
import { afterAll, expect, it } from 'vitest';
import { openDatabase, type Row } from '../database.ts';
import { startProduct } from '../product.ts';

// The tables of both engines after their migrations, as each engine itself describes them.
const { database: postgres } = await startProduct();
const folder = await mkdtemp(join(tmpdir(), 'miraco-schema-'));
const file = join(folder, 'miraco.sqlite');
const store = await openStore(file);
await store.close();
const sqlite = openDatabase(file);
afterAll(async () => {
  sqlite.close();
  await rm(folder, { recursive: true });
});

/** Of SQLite's own search. PostgreSQL has an index for it. */
const ofSearch = ['user_numbers', 'user_trigrams', 'user_prefixes'];
const isOurs = (name: string) => !/^(sqlite_|__)/.test(name) && !ofSearch.some((table) => name.startsWith(table));

const named = ({ name }: Row) => String(name);

const tables = sqlite
  .prepare(`select name from sqlite_master where type = 'table'`)
  .all()
  .map(named)
  .filter(isOurs)
  .sort();

const pragma = (name: string, of: string) => sqlite.prepare(`pragma ${name}(${of})`).all();

/** What SQLite calls the types of PostgreSQL. */
const kinds: Readonly<Record<string, string>> = { bigint: 'integer', boolean: 'integer', text: 'text', bytea: 'blob' };

const byName = (one: Row, other: Row) => named(one).localeCompare(named(other));

const asFlag = (value: unknown) => Number(value) === 1;

function columnsInSqlite(table: string): Row[] {
  return pragma('table_info', table).map(({ name, type, notnull, dflt_value, pk }) => ({
    name: named({ name: name ?? '' }),
    kind: String(type).toLowerCase(),
    nullable: Number(!asFlag(notnull)),
    hasDefault: Number(dflt_value !== null),
    inKey: Number(Number(pk) > 0),
  }));
}

function columnsInPostgres(table: string): Row[] {
  const columns = postgres.prepare(`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default is not null as "hasDefault",
      exists (select from information_schema.key_column_usage as used join information_schema.table_constraints as rule
        using (constraint_schema, constraint_name) where rule.constraint_type = 'PRIMARY KEY'
        and used.table_name = columns.table_name and used.column_name = columns.column_name) as "inKey",
      collation_name as collation
    from information_schema.columns as columns where table_schema = 'public' and table_name = ?`);
  return columns.all(table).map(({ type, collation, ...column }) => {
    // Pages of lists and the search depend on the order of bytes.
    if (type === 'text') expect(collation, `${table}.${column.name}`).toBe('C');
    return { ...column, kind: kinds[String(type)] ?? `${type}` };
  });
}

function indexesInSqlite(table: string): Row[] {
  const indexes = pragma('index_list', table).filter(({ origin }) => origin !== 'pk');
  return indexes.map(({ name, unique, partial }) => ({
    name: named({ name: name ?? '' }),
    unique: Number(unique),
    partial: Number(partial),
    columns: pragma('index_xinfo', String(name))
      .filter(({ key }) => asFlag(key))
      .map((column) => column.name ?? '()')
      .join(),
  }));
}

function indexesInPostgres(table: string): Row[] {
  const indexes = postgres.prepare(`
    select index.relname as name, indisunique as unique, indpred is not null as partial,
      (select string_agg(coalesce(attname, '()'), ',' order by place) from unnest(indkey) with ordinality as key(number, place)
        left join pg_attribute on attrelid = indrelid and attnum = number and number > 0) as columns
    from pg_index join pg_class as index on index.oid = indexrelid
    where indrelid = ('"' || ? || '"')::regclass and not indisprimary and index.relname <> 'users_by_words'`);
  return indexes.all(table);
}

function referencesInSqlite(table: string): Row[] {
  return pragma('foreign_key_list', table).map((row) => ({
    name: String(row.from),
    to: `${row.table}.${row.to}`,
    removed: String(row.on_delete).toLowerCase(),
  }));
}

const rules: Readonly<Record<string, string>> = { c: 'cascade', n: 'set null', a: 'no action' };

function referencesInPostgres(table: string): Row[] {
  const references = postgres.prepare(`
    select own.attname as name, there.relname || '.' || foreign_column.attname as "to", confdeltype as removed
    from pg_constraint join pg_class as there on there.oid = confrelid
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute as foreign_column on foreign_column.attrelid = confrelid and foreign_column.attnum = confkey[1]
    where contype = 'f' and conrelid = ('"' || ? || '"')::regclass`);
  return references.all(table).map(({ removed, ...row }) => ({ ...row, removed: rules[String(removed)] ?? '' }));
}

it('both engines have the same tables', () => {
  const there = postgres.prepare(`select tablename as name from pg_tables where schemaname = 'public'`).all();
  expect(there.map(named).filter(isOurs).sort()).toEqual(tables);
  expect(tables.length).toBeGreaterThan(40);
});

it.each(tables)('%s has the same columns, indexes and references in both', (table) => {
  expect(columnsInPostgres(table).sort(byName)).toEqual(columnsInSqlite(table).sort(byName));
  expect(indexesInPostgres(table).sort(byName)).toEqual(indexesInSqlite(table).sort(byName));
  expect(referencesInPostgres(table).sort(byName)).toEqual(referencesInSqlite(table).sort(byName));
});
