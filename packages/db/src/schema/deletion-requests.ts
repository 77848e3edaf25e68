import { index, moment, table } from './columns.ts';
import { ownedBy } from './owners.ts';

/** Clients who asked for the removal of their account. */
export const deletionRequests = table(
  'deletion_requests',
  {
    user: ownedBy().primaryKey(),
    date: moment('date').notNull(),
  },
  // Finding the requests that are due.
  (table) => [index('deletion_requests_date').on(table.date)],
);
