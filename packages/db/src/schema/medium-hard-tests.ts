import type { Virtue } from '@miraco/domain/virtues';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

/** The virtues that a user calls medium and strong: read and replaced as a whole. */
export const mediumHardTests = sqliteTable('medium_hard_tests', {
  id: id(),
  user: ownedBy().unique(),
  ratings: text('ratings', { mode: 'json' }).$type<Partial<Record<Virtue, 'medium' | 'hard'>>>().notNull(),
  date: moment('date').notNull(),
});
