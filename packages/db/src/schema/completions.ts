import type { RecordId } from '@miraco/contract/fields';
import { id, index, moment, table, text, uniqueIndex, whole } from './columns.ts';
import { exercises } from './exercises.ts';
import { ownedBy } from './owners.ts';

/** The days on which an exercise was done. */
export const completions = table(
  'completions',
  {
    id: id(),
    user: ownedBy(),
    exercise: text('exercise')
      .$type<RecordId>()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    /** The calendar day in the user's time zone, as YYYY-MM-DD. */
    day: text('day').notNull(),
    /** When it was last written. */
    date: moment('date').notNull(),
    /** How hard it was, 0 to 10; null where nothing is said. */
    effort: whole('effort'),
    /** A line about it, or empty. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    // Once a day; the latest days of an exercise.
    uniqueIndex('completions_exercise_day').on(table.exercise, table.day),
    // The latest days of a user; counting all of a user.
    index('completions_user_day').on(table.user, table.day),
  ],
);
