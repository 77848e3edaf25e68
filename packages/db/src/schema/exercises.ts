import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { virtues } from '@miraco/domain/virtues';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

export const exercises = sqliteTable(
  'exercises',
  {
    id: id(),
    user: ownedBy(),
    virtue: text('virtue', { enum: virtues }).notNull(),
    description: text('description').notNull(),
    level: text('level', { enum: exerciseLevels }).notNull(),
    frequency: text('frequency', { enum: exerciseFrequencies }).notNull(),
    /** The last change. */
    date: moment('date').notNull(),
    done: integer('done', { mode: 'boolean' }).notNull().default(false),
    favourite: integer('favourite', { mode: 'boolean' }).notNull().default(false),
    /** A deleted exercise stays, so that it can be undone and is shown as deleted. */
    deleted: integer('deleted', { mode: 'boolean' }).notNull().default(false),
  },
  // The training screen reads all of a user; the profile counts those not done.
  (table) => [index('exercises_user').on(table.user, table.done)],
);
