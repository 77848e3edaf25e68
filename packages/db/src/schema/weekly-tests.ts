import type { Answer } from '@miraco/domain/wellness';
import { levels } from '@miraco/domain/wellness';
import { id, index, json, moment, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

export const weeklyTests = table(
  'weekly_tests',
  {
    id: id(),
    user: ownedBy(),
    responses: json('responses').$type<Answer[]>().notNull(),
    result: text('result', { enum: levels }).notNull(),
    date: moment('date').notNull(),
  },
  // A user's weeks, newest first.
  (table) => [index('weekly_tests_user_date').on(table.user, table.date)],
);
