import { table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The calendar that a user has opened to their calendar program. Without a row it is closed. */
export const calendarFeeds = table('calendar_feeds', {
  user: ownedBy().primaryKey(),
  /** Random. The address has it, with a proof that only the product can make: this row alone opens nothing. */
  key: text('key').notNull().unique(),
});
