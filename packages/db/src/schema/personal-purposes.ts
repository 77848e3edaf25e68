import { type Creations, purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy, savedOnBehalfBy } from './columns.ts';

export const personalPurposes = sqliteTable('personal_purposes', {
  user: ownedBy().primaryKey(),
  /** At most three strong virtues. */
  motivate: text('motivate', { mode: 'json' }).$type<Virtue[]>().notNull(),
  /** Favourite people, by virtue. */
  favourite: text('favourite', { mode: 'json' }).$type<Partial<Record<Virtue, string>>>().notNull(),
  /** Chosen and own, by virtue. */
  creations: text('creations', { mode: 'json' }).$type<Partial<Record<Virtue, Creations>>>().notNull().default({}),
  dimension: text('dimension', { enum: purposeDimensions }),
  duration: text('duration', { enum: purposeDurations }),
  lifeproject: text('lifeproject').notNull(),
  purpose: text('purpose').notNull(),
  date: moment('date').notNull(),
  savedOnBehalfBy: savedOnBehalfBy(),
});
