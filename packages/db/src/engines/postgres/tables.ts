import { is, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  type ExtraConfigColumn,
  foreignKey,
  index,
  type PgTable,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { getTableConfig, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Kind, kindOf } from '../../column-kinds.ts';
import { onlyInSqlite, tables as schema } from '../../tables.ts';

// The tables of PostgreSQL, made from those of SQLite: no table is declared twice. Only migrations use them: queries are written with
// the tables of the schema.

/** Ordered and compared byte by byte, as SQLite does: pages of lists depend on it. */
const text = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const types = {
  text,
  json: text,
  whole: (name: string) => bigint(name, { mode: 'number' }),
  boolean: (name: string) => boolean(name),
  bytes,
} satisfies Record<Kind, unknown>;

/** JSON is kept as text, with the spaces and the order of keys that it was written with: hashes and comparisons are of these. */
const defaultOf = (column: SQLiteColumn) =>
  kindOf(column) === 'json' ? JSON.stringify(column.default) : column.default;

function columnOf(column: SQLiteColumn) {
  let builder = types[kindOf(column)](column.name) as ReturnType<typeof text>;
  if (column.notNull) builder = builder.notNull() as typeof builder;
  if (column.primary) builder = builder.primaryKey() as typeof builder;
  if (column.isUnique) builder = builder.unique(column.uniqueName) as typeof builder;
  return column.default === undefined ? builder : builder.default(defaultOf(column) as string);
}

const made = new Map<SQLiteTable, PgTable>();

/** The column of the same name. */
function inPostgres(column: SQLiteColumn): AnyPgColumn {
  const table = made.get(column.table as SQLiteTable);
  const found =
    table && Object.values(table as unknown as Record<string, AnyPgColumn>).find(({ name }) => name === column.name);
  if (!found) throw new Error(`the column ${column.name} is of a table that PostgreSQL has not`);
  return found;
}

function tableOf(table: SQLiteTable): PgTable {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table);
  return pgTable(name, Object.fromEntries(columns.map((column) => [column.name, columnOf(column)])), (own) => [
    ...primaryKeys.map((key) => {
      const [first, ...others] = key.columns.map(inPostgres);
      if (!first) throw new Error(`the primary key of ${name} has no columns`);
      return primaryKey({ columns: [first, ...others] });
    }),
    ...foreignKeys.map((key) => {
      const { columns: referring, foreignColumns } = key.reference();
      const reference = foreignKey({
        columns: referring.map(inPostgres) as [AnyPgColumn],
        foreignColumns: foreignColumns.map(inPostgres) as [AnyPgColumn],
      });
      return key.onDelete ? reference.onDelete(key.onDelete) : reference;
    }),
    ...indexes.map(({ config }) => {
      const parts = config.columns.map((part) => (is(part, SQLiteColumn) ? own[part.name] : sql`(${part})`));
      const whole = (config.unique ? uniqueIndex : index)(config.name).on(...(parts as [ExtraConfigColumn]));
      return config.where ? whole.where(config.where) : whole;
    }),
  ]);
}

for (const table of Object.values(schema)) {
  if (is(table, SQLiteTable) && !onlyInSqlite.has(getTableConfig(table).name)) made.set(table, tableOf(table));
}

/** By the names of the schema. */
export const tables: Readonly<Record<string, PgTable>> = Object.fromEntries(
  Object.entries(schema).flatMap(([name, table]) => {
    const own = made.get(table);
    return own ? [[name, own]] : [];
  }),
);
