import { Column, type SQL } from 'drizzle-orm';
import { Statement } from './work.ts';

type Parameters = Readonly<Record<string, unknown>>;

interface Prepared<Row> {
  all: (parameters?: Parameters) => Row[] | PromiseLike<Row[]>;
  values: (parameters?: Parameters) => unknown[][] | PromiseLike<unknown[][]>;
}

type Decoder = (value: unknown) => unknown;

/** The decoder of a column; undefined if it takes SQLite's values unchanged. */
function decoderOf(column: Column): Decoder | undefined {
  if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => (value === null ? null : column.mapFromDriverValue(value));
}

/**
 * Reads many rows of a prepared select of `fields`. Looks up the decoder once for each column, where Drizzle looks it up for each
 * value. The answer has `all` as that select has. A field that is not a column has its decoder in `decoders`: Drizzle does not expose the one passed to `mapWith`.
 */
export function rowReader<Row extends object>(
  fields: Readonly<Record<string, Column | SQL>>,
  prepared: Prepared<Row>,
  decoders: Readonly<Record<string, Decoder>> = {},
) {
  const columns = Object.entries(fields).map(([name, field]) => ({
    name,
    decode: field instanceof Column ? decoderOf(field) : decoders[name],
  }));
  const read = (values: readonly unknown[]): Row => {
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const { name, decode } of columns) {
      row[name] = decode ? decode(values[at]) : values[at];
      at += 1;
    }
    return row as Row;
  };
  const readAll = (rows: readonly unknown[][]) => rows.map(read);
  return {
    all: (parameters?: Parameters): Row[] | PromiseLike<Row[]> => {
      const rows = prepared.values(parameters);
      return rows instanceof Statement ? rows.map(readAll) : readAll(rows as unknown[][]);
    },
  };
}
