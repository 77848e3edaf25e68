import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy, savedOnBehalfBy } from './columns.ts';
import type { PurposeRows } from './purpose-rows.ts';

export const professionalPurposes = sqliteTable('professional_purposes', {
  user: ownedBy().primaryKey(),
  virtues: text('virtues', { mode: 'json' }).$type<PurposeRows>().notNull(),
  date: moment('date').notNull(),
  savedOnBehalfBy: savedOnBehalfBy(),
});
