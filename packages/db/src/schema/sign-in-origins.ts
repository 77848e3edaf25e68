import { index, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The browsers and networks from which a user signed in. A sign-in from a new browser and a new network is notified. */
export const signInOrigins = table(
  'sign_in_origins',
  {
    user: ownedBy(),
    /** The family of the browser and the system, without versions. */
    browser: text('browser').notNull(),
    /** A keyed hash of the network: no address is stored. */
    network: text('network').notNull(),
    lastUsed: moment('last_used').notNull(),
  },
  // One row for each pair; forgetting the old ones.
  (table) => [
    primaryKey({ columns: [table.user, table.browser, table.network] }),
    index('sign_in_origins_by_use').on(table.lastUsed),
  ],
);
