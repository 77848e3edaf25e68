import { index, sqliteTable } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** Clients who asked that everything of theirs be removed. */
export const deletionRequests = sqliteTable(
  'deletion_requests',
  {
    user: ownedBy().primaryKey(),
    date: moment('date').notNull(),
  },
  // Those whose time has come.
  (table) => [index('deletion_requests_date').on(table.date)],
);
