import type { UserId } from '@miraco/contract/fields';
import type { Milliseconds, Seconds } from '@miraco/domain/units';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Column names and the seconds of `expiresAt` are what the session adapter expects. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Epoch seconds. Moved on with each use. */
    expiresAt: integer('expires_at').$type<Seconds>().notNull(),
    /** Epoch milliseconds. The absolute end counts from here. */
    createdAt: integer('created_at').$type<Milliseconds>().notNull(),
    /** The browser and system that it began in, as its owner would name them; null where that was not told. */
    device: text('device'),
  },
  // Ending all sessions of a user; clearing the expired ones.
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
