import type { Virtue } from '@miraco/domain/virtues';
import { json, moment, table, text } from './columns.ts';
import { ownedBy, savedOnBehalfBy, saverIndex } from './owners.ts';
import { purposeRows } from './purpose-rows.ts';

export const couplePurposes = table(
  'couple_purposes',
  {
    user: ownedBy().primaryKey(),
    virtues: purposeRows('virtues').notNull(),
    /** Per strong virtue its complementary virtue, or "". */
    complementary: json('complementary').$type<Partial<Record<Virtue, Virtue | ''>>>().notNull(),
    virtuesCouple: text('virtues_couple').notNull(),
    potential: text('potential').notNull(),
    date: moment('date').notNull(),
    savedOnBehalfBy: savedOnBehalfBy(),
  },
  (table) => [saverIndex('couple_purposes_saver', table.savedOnBehalfBy)],
);
