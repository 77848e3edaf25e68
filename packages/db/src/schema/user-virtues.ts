import { strengths, virtues } from '@miraco/domain/virtues';
import { primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The rating of each virtue of a user. No row: not rated yet. */
export const userVirtues = table(
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
