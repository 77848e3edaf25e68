import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** How many users there are, in its one row. Triggers keep it: counting a million takes longer than showing a page of them. */
export const userTotals = sqliteTable('user_totals', {
  id: integer('id').primaryKey(),
  users: integer('users').notNull(),
});
