import type { Evaluation } from '@miraco/domain/evaluation';
import { id, json, moment, table, text, uniqueIndex } from './columns.ts';
import { ownedBy } from './owners.ts';

export const evaluations = table(
  'evaluations',
  {
    id: id(),
    user: ownedBy(),
    /** The calendar day in the user's time zone, as YYYY-MM-DD. */
    day: text('day').notNull(),
    ratings: json('ratings').$type<Evaluation>().notNull(),
    date: moment('date').notNull(),
  },
  // One evaluation a day; reading a user's evaluations by day.
  (table) => [uniqueIndex('evaluations_user_day').on(table.user, table.day)],
);
