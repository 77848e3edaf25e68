import { Column, SQL, sql } from 'drizzle-orm';
import { Statement } from './work.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Field = Column | SQL;
type Group = Readonly<Record<string, Field>>;
type Values = readonly unknown[];

interface Prepared<Row> {
  all: (parameters?: Parameters) => Row[] | PromiseLike<Row[]>;
  values: (parameters?: Parameters) => unknown[][] | PromiseLike<unknown[][]>;
}

type Decode = (value: unknown) => unknown;

/** What an expression was given by `mapWith`. Drizzle's types keep it to itself; the tests compare with its own rows. */
const decoderIn = (field: SQL): { mapFromDriverValue: Decode } => Reflect.get(field, 'decoder');
const unchanged = decoderIn(sql``);

/** The decoder of a field; undefined if it takes SQLite's values unchanged. */
function decoderOf(field: Field): Decode | undefined {
  const isColumn = field instanceof Column;
  const decoder: { mapFromDriverValue: Decode } = isColumn ? field : decoderIn(field);
  const isUnchanged = isColumn
    ? decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
    : decoder === unchanged;
  return isUnchanged ? undefined : (value) => (value === null ? null : decoder.mapFromDriverValue(value));
}

const isField = (field: Field | Group): field is Field => field instanceof Column || field instanceof SQL;

/** Reads an object of fields from its place in the values. */
function objectReader(fields: Readonly<Record<string, Field | Group>>) {
  let width = 0;
  const parts = Object.entries(fields).map(([name, field]) => {
    const own = isField(field) ? { decode: decoderOf(field), group: undefined } : { group: objectReader(field) };
    const part = { name, offset: width, decode: undefined, ...own };
    width += isField(field) ? 1 : Object.keys(field).length;
    return part;
  });
  return (values: Values, at: number) => {
    const row: Record<string, unknown> = {};
    for (const { name, offset, group, decode } of parts) {
      const value = group ? group(values, at + offset) : values[at + offset];
      row[name] = decode ? decode(value) : value;
    }
    return row;
  };
}

/**
 * Reads rows of a prepared select of `fields`, of which some may be groups of fields. Looks up the decoder once for each column, where
 * Drizzle looks it up for each value. The answers are those of that select, but a group is never null: that of a table which is joined
 * if it has a row is not read so.
 */
export function rowReader<Row extends object>(
  fields: Readonly<Record<string, Field | Group>>,
  prepared: Prepared<Row>,
) {
  const read = objectReader(fields);
  const readAll = (rows: readonly Values[]) => rows.map((values) => read(values, 0) as Row);
  const all = (parameters?: Parameters): Row[] | PromiseLike<Row[]> => {
    const rows = prepared.values(parameters);
    return rows instanceof Statement ? rows.map(readAll) : readAll(rows as unknown[][]);
  };
  return {
    all,
    /** The first row; undefined without one. */
    get: (parameters?: Parameters): Row | undefined | PromiseLike<Row | undefined> => {
      const rows = all(parameters);
      return rows instanceof Statement ? rows.map(([row]) => row) : (rows as Row[])[0];
    },
  };
}
