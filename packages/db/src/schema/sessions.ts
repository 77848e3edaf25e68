import type { UserId } from '@miraco/contract/fields';
import type { Milliseconds, Seconds } from '@miraco/domain/units';
import { index, table, text, whole } from './columns.ts';
import { users } from './users.ts';

/** The session adapter requires these column names, and seconds in `expiresAt`. */
export const sessions = table(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since 1970. Extended with each use. */
    expiresAt: whole('expires_at').$type<Seconds>().notNull(),
    /** Since 1970. The absolute end counts from here. */
    createdAt: whole('created_at').$type<Milliseconds>().notNull(),
    /** The browser and system that it began in, in words for its owner; null if unknown. */
    device: text('device'),
  },
  // Ending all sessions of a user; clearing the expired ones.
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
