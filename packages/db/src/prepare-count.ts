import type { UserId } from '@miraco/contract/fields';
import { count, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { bound } from './bound.ts';
import type { Connection } from './engine.ts';

/** Prepares how many rows of a table a user has. */
export function prepareCount(db: Connection, table: SQLiteTable & { user: SQLiteColumn }) {
  const counted = db
    .select({ rows: count() })
    .from(table)
    .where(eq(table.user, bound('user')))
    .prepare();
  return async (user: UserId): Promise<number> => (await counted.get({ user }))?.rows ?? 0;
}
