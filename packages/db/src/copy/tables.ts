import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Kind, kindOf } from '../column-kinds.ts';
import { leftOut } from '../left-out.ts';
import { onlyInSqlite, tables } from '../tables.ts';

/** A table whose rows are copied from one engine to the other. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly kind: Kind }[];
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The columns that reference rows of the same table. */
  readonly own: readonly string[];
  /** The other tables that its columns reference. */
  readonly references: readonly string[];
}

/** What each engine computes from the users, and the pictures, which are files beside SQLite. */
const notCopied = new Set([...leftOut, ...onlyInSqlite, 'user_totals', 'picture_files']);

function describe(table: SQLiteTable): CopiedTable {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table);
  const references = foreignKeys.map((key) => {
    const { columns: referring, foreignTable } = key.reference();
    return { to: getTableConfig(foreignTable).name, columns: referring.map((column) => column.name) };
  });
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, kind: kindOf(column) })),
    key: [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)].map(
      (column) => column.name,
    ),
    own: references.filter(({ to }) => to === name).flatMap((reference) => reference.columns),
    references: references.map(({ to }) => to).filter((to) => to !== name),
  };
}

/** Those that others reference come first. */
function inOrderOfReferences(unordered: readonly CopiedTable[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let waiting = unordered;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(({ references }) => !references.some((name) => names.has(name)));
    if (free.length === 0) throw new Error(`tables reference each other in a circle: ${[...names].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** In an order in which their rows can be inserted. */
export const copiedTables: readonly CopiedTable[] = inOrderOfReferences(
  Object.values(tables)
    .map(describe)
    .filter(({ name }) => !notCopied.has(name)),
);
