import { strengths, virtues } from '@miraco/domain/virtues';
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ownedBy } from './columns.ts';

/** The rating of each virtue of a user. No row: not rated yet. */
export const userVirtues = sqliteTable(
  'user_virtues',
  {
    user: ownedBy(),
    virtue: text('virtue', { enum: virtues }).notNull(),
    strength: text('strength', { enum: strengths }).notNull(),
    /** An administrator's rating overrides the tests until it is removed. */
    origin: text('origin', { enum: ['test', 'administrator'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.virtue] })],
);
