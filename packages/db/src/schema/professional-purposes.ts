import { purposeRoles } from '@miraco/domain/purpose';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy, savedOnBehalfBy } from './columns.ts';
import { purposeRows } from './purpose-rows.ts';

export const professionalPurposes = sqliteTable('professional_purposes', {
  user: ownedBy().primaryKey(),
  /** Null until the client has chosen. */
  role: text('role', { enum: purposeRoles }),
  virtues: purposeRows('virtues').notNull(),
  date: moment('date').notNull(),
  savedOnBehalfBy: savedOnBehalfBy(),
});
