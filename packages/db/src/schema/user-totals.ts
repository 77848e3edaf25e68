import { userLists } from '@miraco/domain/user-lists';
import { table, text, whole } from './columns.ts';

/** The number of users of each list. Triggers maintain it: counting a million takes longer than showing a page of them. */
export const userTotals = table('user_totals', {
  list: text('list', { enum: userLists }).primaryKey(),
  users: whole('users').notNull(),
});
