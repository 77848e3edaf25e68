import { virtues } from '@miraco/domain/virtues';
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** The personal manifesto: one statement per virtue. */
export const manifests = sqliteTable(
  'manifests',
  {
    user: ownedBy(),
    virtue: text('virtue', { enum: virtues }).notNull(),
    statement: text('statement').notNull(),
    date: moment('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.virtue] })],
);
