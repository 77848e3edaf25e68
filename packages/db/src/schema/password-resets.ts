import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

export const passwordResets = sqliteTable(
  'password_resets',
  {
    id: id(),
    user: ownedBy(),
    /** SHA-256 of the token, in hexadecimal. The token itself is only in the mail. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Set once the token was used. */
    closedAt: moment('closed_at'),
  },
  // The link names its token; a newer token takes the place of the user's.
  (table) => [uniqueIndex('password_resets_token').on(table.tokenHash), index('password_resets_user').on(table.user)],
);
