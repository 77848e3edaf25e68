import { type Creations, purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { json, moment, table, text } from './columns.ts';
import { ownedBy, savedOnBehalfBy, saverIndex } from './owners.ts';

export const personalPurposes = table(
  'personal_purposes',
  {
    user: ownedBy().primaryKey(),
    /** At most three strong virtues. */
    motivate: json('motivate').$type<Virtue[]>().notNull(),
    /** Favourite people, by virtue. */
    favourite: json('favourite').$type<Partial<Record<Virtue, string>>>().notNull(),
    /** Chosen and own, by virtue. */
    creations: json('creations').$type<Partial<Record<Virtue, Creations>>>().notNull().default({}),
    dimension: text('dimension', { enum: purposeDimensions }),
    duration: text('duration', { enum: purposeDurations }),
    lifeproject: text('lifeproject').notNull(),
    purpose: text('purpose').notNull(),
    date: moment('date').notNull(),
    savedOnBehalfBy: savedOnBehalfBy(),
  },
  (table) => [saverIndex('personal_purposes_saver', table.savedOnBehalfBy)],
);
