import { strengths, virtues } from '@miraco/domain/virtues';
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ownedBy } from './columns.ts';

/** How each virtue of a user is rated. No row: not rated yet. */
export const userVirtues = sqliteTable(
  'user_virtues',
  {
    user: ownedBy(),
    virtue: text('virtue', { enum: virtues }).notNull(),
    strength: text('strength', { enum: strengths }).notNull(),
    /** An administrator's rating wins over what the tests say until it is taken back. */
    origin: text('origin', { enum: ['test', 'administrator'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.virtue] })],
);
