import type { UserId } from '@miraco/contract/fields';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * A number for each user, the row id in the full-text indexes `user_trigrams` and `user_prefixes`. Triggers keep all three in sync
 * with the users.
 */
export const userNumbers = sqliteTable('user_numbers', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  user: text('user')
    .$type<UserId>()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});
