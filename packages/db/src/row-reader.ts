import { Column, type SQL } from 'drizzle-orm';

interface Prepared<Row> {
  all: (parameters: Record<string, unknown>) => Row[];
  values: (parameters: Record<string, unknown>) => unknown[][];
}

type Decoder = (value: unknown) => unknown;

/** How a value of a column is read; nothing where it is as SQLite answers it. */
function decoderOf(column: Column): Decoder | undefined {
  if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => (value === null ? null : column.mapFromDriverValue(value));
}

/**
 * Reads the many rows of a prepared select of `fields`. How a value is read is looked up once for each column, where Drizzle looks
 * it up for each value. A field that is no column has its decoder in `decoders`: Drizzle does not tell the one it was given.
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
  return (parameters: Record<string, unknown>): Row[] => prepared.values(parameters).map(read);
}
