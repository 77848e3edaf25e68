import type { Answer } from '@miraco/domain/wellness';
import { levels } from '@miraco/domain/wellness';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

/** The first wellness test, which a user takes once. */
export const initialTests = sqliteTable('initial_tests', {
  id: id(),
  user: ownedBy().unique(),
  responses: text('responses', { mode: 'json' }).$type<Answer[]>().notNull(),
  result: text('result', { enum: levels }).notNull(),
  date: moment('date').notNull(),
});
