import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row with the number of users. Triggers maintain it: counting a million takes longer than showing a page of them. */
export const userTotals = sqliteTable('user_totals', {
  id: integer('id').primaryKey(),
  users: integer('users').notNull(),
});
