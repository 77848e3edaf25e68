import { index, sqliteTable } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** Clients who asked for the removal of their account. */
export const deletionRequests = sqliteTable(
  'deletion_requests',
  {
    user: ownedBy().primaryKey(),
    date: moment('date').notNull(),
  },
  // Finding the requests that are due.
  (table) => [index('deletion_requests_date').on(table.date)],
);
