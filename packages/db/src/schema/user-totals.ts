import { userLists } from '@miraco/domain/user-lists';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The number of users of each list. Triggers maintain it: counting a million takes longer than showing a page of them. */
export const userTotals = sqliteTable('user_totals', {
  list: text('list', { enum: userLists }).primaryKey(),
  users: integer('users').notNull(),
});
