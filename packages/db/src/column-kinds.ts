import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** What a column of the schema holds on both engines. JSON is kept as text. */
export type Kind = 'text' | 'json' | 'whole' | 'boolean' | 'bytes';

export function kindOf(column: SQLiteColumn): Kind {
  if (column.dataType === 'boolean') return 'boolean';
  if (column.dataType === 'json' || column.dataType === 'custom') return 'json';
  const type = column.getSQLType();
  if (type === 'integer') return 'whole';
  if (type === 'blob') return 'bytes';
  if (type === 'text') return 'text';
  throw new Error(`the column ${column.name} is of no kind that both engines have`);
}
