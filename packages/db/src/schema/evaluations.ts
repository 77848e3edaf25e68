import type { Evaluation } from '@miraco/domain/evaluation';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

export const evaluations = sqliteTable(
  'evaluations',
  {
    id: id(),
    user: ownedBy(),
    /** The calendar day in the user's time zone, as YYYY-MM-DD. */
    day: text('day').notNull(),
    ratings: text('ratings', { mode: 'json' }).$type<Evaluation>().notNull(),
    date: moment('date').notNull(),
  },
  // One evaluation a day; reading a user's evaluations by day.
  (table) => [uniqueIndex('evaluations_user_day').on(table.user, table.day)],
);
