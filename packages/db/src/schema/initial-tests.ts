import type { Answer } from '@miraco/domain/wellness';
import { levels } from '@miraco/domain/wellness';
import { id, json, moment, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The first wellness test, which a user takes once. */
export const initialTests = table('initial_tests', {
  id: id(),
  user: ownedBy().unique(),
  responses: json('responses').$type<Answer[]>().notNull(),
  result: text('result', { enum: levels }).notNull(),
  date: moment('date').notNull(),
});
