import type { UserId } from '@miraco/contract/fields';
import { deskReasons } from '@miraco/domain/desk';
import { index, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

/** The lines of the dashboard that somebody has done for today. */
export const doneLines = table(
  'done_lines',
  {
    coach: text('done_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user: ownedBy(),
    reason: text('reason', { enum: deskReasons }).notNull(),
    /** The end of the day of the coach. */
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.reason, table.coach] }),
    // The lines of a coach, which are left out while they are done.
    index('done_lines_coach').on(table.coach, table.until),
  ],
);
