import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

export const passwordResets = sqliteTable(
  'password_resets',
  {
    id: id(),
    user: ownedBy(),
    /** SHA-256 of the token, in hexadecimal. Only the mail has the token itself. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the token was used. */
    closedAt: moment('closed_at'),
  },
  // Finding a link by its token; replacing a user's links by a new one.
  (table) => [uniqueIndex('password_resets_token').on(table.tokenHash), index('password_resets_user').on(table.user)],
);
