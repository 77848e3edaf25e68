import type { Virtue } from '@miraco/domain/virtues';
import { id, json, moment, table } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The virtues whose statement a user recognised, at most eight: read and replaced as a whole. */
export const weakTests = table('weak_tests', {
  id: id(),
  user: ownedBy().unique(),
  virtues: json('virtues').$type<Virtue[]>().notNull(),
  date: moment('date').notNull(),
});
