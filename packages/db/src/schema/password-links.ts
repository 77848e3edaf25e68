import { passwordLinkKinds } from '@miraco/contract/account';
import { sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { id, index, moment, table, text, uniqueIndex } from './columns.ts';
import { ownedBy } from './owners.ts';

/** For a forgotten password. */
export const isReset = (kind: AnySQLiteColumn) => sql`${kind} = 'reset'`;

/** Links with which their owner sets a password, after forgetting it or as the answer to an invitation, or confirms a new address. */
export const passwordLinks = table(
  'password_links',
  {
    id: id(),
    user: ownedBy(),
    /** SHA-256 of the token, in hexadecimal. Only the mail has the token itself. */
    tokenHash: text('token_hash').notNull(),
    kind: text('kind', { enum: passwordLinkKinds }).notNull().default('reset'),
    /** When it was issued. 0 for links of earlier versions, which did not store it. */
    issuedAt: moment('issued_at').notNull().default(0),
    /** When somebody first touched the page of the link. */
    openedAt: moment('opened_at'),
    expiresAt: moment('expires_at').notNull(),
    /** When the token was used. */
    closedAt: moment('closed_at'),
  },
  // Finding a link by its token; a user has one of each kind.
  (table) => [
    uniqueIndex('password_links_token').on(table.tokenHash),
    uniqueIndex('password_links_user').on(table.user, table.kind),
    // The expired ones, beside those that stay.
    index('password_links_resets').on(table.expiresAt).where(isReset(table.kind)),
  ],
);
