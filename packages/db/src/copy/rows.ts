import { createHash } from 'node:crypto';
import { CopyFailed } from '../copy-failed.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

/** As SQLite stores it: 1 and 0 for booleans. */
export type Value = string | number | Buffer | null;

/** The values of a row in the order of the columns of its table. */
export type Row = readonly Value[];

/** Rows in one batch at most. */
export const batchSize = 200;

export interface ReadableRows {
  /** All rows of a table, in the order of their keys. Texts are compared byte by byte on both engines. */
  batches: (table: CopiedTable) => AsyncIterable<readonly Row[]>;
  /** The number of all rows of a table, as the engine itself counts them. */
  count: (table: CopiedTable) => Promise<number>;
}

export interface WritableRows extends ReadableRows {
  add: (table: CopiedTable, rows: readonly Row[]) => Promise<void>;
  /** Sets the columns of existing rows that reference rows of the same table. */
  refer: (table: CopiedTable, rows: readonly Row[]) => Promise<void>;
}

export const positionOf = ({ name, columns }: CopiedTable, column: string): number => {
  const position = columns.findIndex((one) => one.name === column);
  if (position === -1) throw new Error(`${name} has no column ${column}`);
  return position;
};

/** Rows that reference rows of their own table may come before these: such columns are set once all are there. */
async function copy(table: CopiedTable, source: ReadableRows, target: WritableRows): Promise<void> {
  const own = new Set(table.own.map((column) => positionOf(table, column)));
  const withoutOwn = (row: Row): Row => row.map((value, position) => (own.has(position) ? null : value));
  for await (const rows of source.batches(table)) {
    await target.add(table, own.size === 0 ? rows : rows.map(withoutOwn));
  }
  if (own.size === 0) return;
  for await (const rows of source.batches(table)) {
    const referring = rows.filter((row) => row.some((value, position) => own.has(position) && value !== null));
    if (referring.length > 0) await target.refer(table, referring);
  }
}

/** The number of all rows of a table, and their hash. */
async function digestOf(table: CopiedTable, { batches, count }: ReadableRows) {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of batches(table)) {
    for (const row of batch) hash.update(`${JSON.stringify(row)}\n`);
    rows += batch.length;
  }
  const counted = await count(table);
  if (counted !== rows) throw new CopyFailed(`${table.name} has ${counted} rows, of which ${rows} were read`);
  return { rows, hash: hash.digest('hex') };
}

/** Is told of each table once its rows are the same on both sides. */
export type OnTable = (table: string, rows: number) => void;

/** Throws unless the two sides have the same number of rows, and the same hash of them. */
export function assertSame(
  table: string,
  from: { rows: number; hash: string },
  to: { rows: number; hash: string },
): void {
  if (from.rows !== to.rows) throw new CopyFailed(`${table} has ${from.rows} rows, and its copy has ${to.rows}`);
  if (from.hash !== to.hash) throw new CopyFailed(`the rows of ${table} are not the same in the copy`);
}

/** Copies all rows, and then reads both sides. @throws CopyFailed unless they are the same */
export async function copyRows(source: ReadableRows, target: WritableRows, onTable: OnTable): Promise<void> {
  for (const table of copiedTables) await copy(table, source, target);
  for (const table of copiedTables) {
    const [from, to] = [await digestOf(table, source), await digestOf(table, target)];
    assertSame(table.name, from, to);
    onTable(table.name, to.rows);
  }
}
