import type { Virtue } from '@miraco/domain/virtues';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

/** The virtues whose statement a user recognised, at most eight: read and replaced as a whole. */
export const weakTests = sqliteTable('weak_tests', {
  id: id(),
  user: ownedBy().unique(),
  virtues: text('virtues', { mode: 'json' }).$type<Virtue[]>().notNull(),
  date: moment('date').notNull(),
});
