import type { Virtue } from '@miraco/domain/virtues';
import { id, json, moment, table } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The virtues that a user calls medium and strong: read and replaced as a whole. */
export const mediumHardTests = table('medium_hard_tests', {
  id: id(),
  user: ownedBy().unique(),
  ratings: json('ratings').$type<Partial<Record<Virtue, 'medium' | 'hard'>>>().notNull(),
  date: moment('date').notNull(),
});
