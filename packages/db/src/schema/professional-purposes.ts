import { purposeRoles } from '@miraco/domain/purpose';
import { moment, table, text } from './columns.ts';
import { ownedBy, savedOnBehalfBy, saverIndex } from './owners.ts';
import { purposeRows } from './purpose-rows.ts';

export const professionalPurposes = table(
  'professional_purposes',
  {
    user: ownedBy().primaryKey(),
    /** Null until the client has chosen. */
    role: text('role', { enum: purposeRoles }),
    virtues: purposeRows('virtues').notNull(),
    date: moment('date').notNull(),
    savedOnBehalfBy: savedOnBehalfBy(),
  },
  (table) => [saverIndex('professional_purposes_saver', table.savedOnBehalfBy)],
);
