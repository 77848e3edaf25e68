import { virtues } from '@miraco/domain/virtues';
import { moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The personal manifesto: one statement per virtue. */
export const manifests = table(
  'manifests',
  {
    user: ownedBy(),
    virtue: text('virtue', { enum: virtues }).notNull(),
    statement: text('statement').notNull(),
    date: moment('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.virtue] })],
);
