import type { Virtue } from '@miraco/domain/virtues';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy, savedOnBehalfBy } from './columns.ts';
import { purposeRows } from './purpose-rows.ts';

export const couplePurposes = sqliteTable('couple_purposes', {
  user: ownedBy().primaryKey(),
  virtues: purposeRows('virtues').notNull(),
  /** Per strong virtue its complementary virtue, or "". */
  complementary: text('complementary', { mode: 'json' }).$type<Partial<Record<Virtue, Virtue | ''>>>().notNull(),
  virtuesCouple: text('virtues_couple').notNull(),
  potential: text('potential').notNull(),
  date: moment('date').notNull(),
  savedOnBehalfBy: savedOnBehalfBy(),
});
