import { habitFrequencies } from '@miraco/domain/entries';
import type { Virtue } from '@miraco/domain/virtues';
import { contentHash, id, json, moment, table, text, uniqueIndex } from './columns.ts';
import { ownedBy } from './owners.ts';

export const harmfulHabits = table(
  'harmful_habits',
  {
    id: id(),
    user: ownedBy(),
    habit: text('habit').notNull(),
    /** In the order chosen, each with its virtue in the lookup at the time of storing; null for the none option. */
    feelings: json('feelings').$type<{ emotion: string; virtue: Virtue | null }[]>().notNull(),
    action: text('action').notNull(),
    frequency: text('frequency', { enum: habitFrequencies }).notNull(),
    quantity: text('quantity').notNull(),
    impact: text('impact').notNull(),
    date: moment('date').notNull(),
    contentHash: contentHash(),
  },
  // Reading all habits of a user; finding a duplicate.
  (table) => [uniqueIndex('harmful_habits_content').on(table.user, table.contentHash)],
);
