import type { RecordId } from '@miraco/contract/fields';
import { reviewAnswers } from '@miraco/domain/reviews';
import { virtues } from '@miraco/domain/virtues';
import { id, moment, table, text, uniqueIndex } from './columns.ts';
import { exercises } from './exercises.ts';
import { ownedBy } from './owners.ts';

/** The latest answer of a client to “Still true?” about each essential exercise, and about the sentence on each virtue. */
export const reviews = table(
  'reviews',
  {
    id: id(),
    user: ownedBy(),
    /** The exercise, or null for a sentence of the manifesto. */
    exercise: text('exercise')
      .$type<RecordId>()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    /** The virtue of the sentence, or null for an exercise. */
    virtue: text('virtue', { enum: virtues }),
    answer: text('answer', { enum: reviewAnswers }).notNull(),
    /** The calendar day in the user's time zone, as YYYY-MM-DD. */
    day: text('day').notNull(),
    date: moment('date').notNull(),
  },
  (table) => [
    // One answer for each exercise.
    uniqueIndex('reviews_exercise').on(table.exercise),
    // One for each sentence; all of a user.
    uniqueIndex('reviews_statement').on(table.user, table.virtue),
  ],
);
