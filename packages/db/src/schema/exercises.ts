import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { virtues } from '@miraco/domain/virtues';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { contentHash, id, moment, ownedBy } from './columns.ts';

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
    /** Of the virtue and the description, which no change touches. */
    contentHash: contentHash(),
  },
  (table) => [
    // The training screen reads all of a user; those not done, those of its lists and those put away are counted.
    index('exercises_user').on(table.user, table.deleted, table.done, table.favourite),
    // Whether the same waits already. Not unique: what is done or deleted may be added again.
    index('exercises_content').on(table.user, table.contentHash),
  ],
);
