import type { Answer } from '@miraco/domain/wellness';
import { levels } from '@miraco/domain/wellness';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

export const weeklyTests = sqliteTable(
  'weekly_tests',
  {
    id: id(),
    user: ownedBy(),
    responses: text('responses', { mode: 'json' }).$type<Answer[]>().notNull(),
    result: text('result', { enum: levels }).notNull(),
    date: moment('date').notNull(),
  },
  // A user's weeks, newest first.
  (table) => [index('weekly_tests_user_date').on(table.user, table.date)],
);
