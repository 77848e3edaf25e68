import { sqliteTable } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy, savedOnBehalfBy } from './columns.ts';
import { purposeRows } from './purpose-rows.ts';

export const professionalPurposes = sqliteTable('professional_purposes', {
  user: ownedBy().primaryKey(),
  virtues: purposeRows('virtues').notNull(),
  date: moment('date').notNull(),
  savedOnBehalfBy: savedOnBehalfBy(),
});
