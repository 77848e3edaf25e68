import type { UserId } from '@miraco/contract/fields';
import { table, text, whole } from './columns.ts';
import { users } from './users.ts';

/**
 * A number for each user, the row id in the full-text indexes `user_trigrams` and `user_prefixes`. Triggers keep all three in sync
 * with the users.
 */
export const userNumbers = table('user_numbers', {
  number: whole('number').primaryKey({ autoIncrement: true }),
  user: text('user')
    .$type<UserId>()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});
