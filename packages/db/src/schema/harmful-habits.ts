import type { Virtue } from '@miraco/domain/virtues';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { contentHash, id, moment, ownedBy } from './columns.ts';

export const harmfulHabits = sqliteTable(
  'harmful_habits',
  {
    id: id(),
    user: ownedBy(),
    habit: text('habit').notNull(),
    /** In the order chosen, each with the virtue that the lookup named when it was stored; null for the none option. */
    feelings: text('feelings', { mode: 'json' }).$type<{ emotion: string; virtue: Virtue | null }[]>().notNull(),
    action: text('action').notNull(),
    frequency: text('frequency').notNull(),
    quantity: text('quantity').notNull(),
    impact: text('impact').notNull(),
    date: moment('date').notNull(),
    contentHash: contentHash(),
  },
  // All habits of a user; and whether the very same is there already.
  (table) => [uniqueIndex('harmful_habits_content').on(table.user, table.contentHash)],
);
