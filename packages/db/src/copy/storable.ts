import type { Kind } from '../column-kinds.ts';
import { CopyFailed } from '../copy-failed.ts';
import type { ReadableRows, Row, Value } from './rows.ts';
import { positionOf } from './rows.ts';
import type { CopiedTable } from './tables.ts';

/** SQLite stores any value in any column. */
const fits: Readonly<Record<Kind, (value: Value) => boolean>> = {
  text: (value) => typeof value === 'string',
  json: (value) => typeof value === 'string',
  whole: (value) => Number.isSafeInteger(value),
  boolean: (value) => value === 0 || value === 1,
  bytes: (value) => Buffer.isBuffer(value),
};

/** What no text of PostgreSQL may have, and, in JSON, what PostgreSQL cannot read. No text that the product stores now has them. */
const refused = /[\0\p{Surrogate}]/gu;
const refusedInJson = /\0|\\u(?:0000|d[89a-f])/i;

const without = (text: string) => text.replaceAll(refused, '');

/** JSON whose texts lack them. JSON that cannot be read is only text. */
function withoutInJson(json: string): string {
  if (!refusedInJson.test(json)) return json;
  const plain = without(json);
  try {
    return JSON.stringify(JSON.parse(plain), (_key, value) => {
      if (typeof value === 'string') return without(value);
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [without(key), member]));
    });
  } catch {
    return plain;
  }
}

const cleaned = (value: Value, kind: Kind): Value => {
  if (typeof value !== 'string') return value;
  return kind === 'json' ? withoutInJson(value) : without(value);
};

/**
 * The rows of SQLite as PostgreSQL can store them: without NUL characters. Counts the values that had some.
 * @throws CopyFailed for a value that is not what its column is for
 */
export function storableRows(rows: ReadableRows) {
  const changed = new Set<string>();

  function storable(table: CopiedTable, row: Row): Row {
    const nameOf = (column: string) =>
      `the column ${column} of the row ${table.key.map((name) => row[positionOf(table, name)]).join(', ')} of ${table.name}`;
    return table.columns.map(({ name, kind }, position) => {
      const value = row[position] ?? null;
      if (value === null) return null;
      if (!fits[kind](value)) throw new CopyFailed(`${nameOf(name)} has a value of another kind`);
      const kept = cleaned(value, kind);
      if (kept !== value) changed.add(nameOf(name));
      return kept;
    });
  }

  return {
    async *batches(table: CopiedTable) {
      for await (const batch of rows.batches(table)) yield batch.map((row) => storable(table, row));
    },
    count: rows.count,
    /** However often they were read. */
    cleaned: () => changed.size,
  };
}
