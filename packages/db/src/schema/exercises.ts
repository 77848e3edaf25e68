import type { UserId } from '@miraco/contract/fields';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { virtues } from '@miraco/domain/virtues';
import { isNotNull } from 'drizzle-orm';
import { boolean, contentHash, id, index, moment, table, text, whole } from './columns.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

export const exercises = table(
  'exercises',
  {
    id: id(),
    user: ownedBy(),
    virtue: text('virtue', { enum: virtues }).notNull(),
    description: text('description').notNull(),
    level: text('level', { enum: exerciseLevels }).notNull(),
    frequency: text('frequency', { enum: exerciseFrequencies }).notNull(),
    /** “When …”, “I will …” and “If it goes wrong, I will …”, each completed by the client, or empty. */
    cue: text('cue').notNull().default(''),
    act: text('act').notNull().default(''),
    setback: text('setback').notNull().default(''),
    /** How many times it is meant to be done; null without an end. */
    times: whole('times'),
    /** When it was last changed. */
    date: moment('date').notNull(),
    done: boolean('done').notNull().default(false),
    favourite: boolean('favourite').notNull().default(false),
    /** A deleted exercise is kept, so that the deletion can be undone and is shown. */
    deleted: boolean('deleted').notNull().default(false),
    /** Who on the team suggested it; null if nobody did, or once they have been removed. */
    suggester: text('suggested_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Of the virtue and the description, which never change. */
    contentHash: contentHash(),
  },
  (table) => [
    // Reading all of a user; counting those to be done, listed and put away.
    index('exercises_user').on(table.user, table.deleted, table.done, table.favourite),
    // Finding a duplicate. Not unique: a finished or deleted exercise may be added again.
    index('exercises_content').on(table.user, table.contentHash),
    // Removing who suggested it.
    index('exercises_suggester').on(table.suggester).where(isNotNull(table.suggester)),
  ],
);
