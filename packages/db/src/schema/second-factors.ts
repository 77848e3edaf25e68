import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** What makes a user's codes for signing in. It asks for codes only once the user has shown that they have them. */
export const secondFactors = sqliteTable('second_factors', {
  user: ownedBy().primaryKey(),
  /** Sealed with a key that is not in the database. */
  secret: text('secret').notNull(),
  /** When the first right code came; null while it is being set up. */
  confirmedAt: moment('confirmed_at'),
  /** The 30 seconds, counted from 1970, of the last code taken: none of them or before is taken again. */
  lastStep: integer('last_step').notNull().default(0),
});
