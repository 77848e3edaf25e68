import { index, moment, table, text, whole } from './columns.ts';

/** What of an allowance is used, by the hash of its key: for processes that serve one database together. */
export const counts = table(
  'counts',
  {
    key: text('key').primaryKey(),
    used: whole('used').notNull(),
    /** The end of the time for which it counts. */
    until: moment('until').notNull(),
  },
  // Forgetting those whose time is over.
  (table) => [index('counts_until').on(table.until)],
);
