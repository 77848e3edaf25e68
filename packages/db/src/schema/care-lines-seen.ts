import type { UserId } from '@miraco/contract/fields';
import { careSources } from '@miraco/domain/care';
import { index, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

/** The care lines that an administrator has marked as seen. */
export const careLinesSeen = table(
  'care_lines_seen',
  {
    coach: text('seen_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user: ownedBy(),
    source: text('source', { enum: careSources }).notNull(),
    /** The date of the line that was seen. A later event shows the line again. */
    date: moment('date').notNull(),
  },
  (table) => [
    // Removing a user finds its rows by the first column.
    primaryKey({ columns: [table.user, table.source, table.coach] }),
    // Removing who has seen it.
    index('care_lines_seen_coach').on(table.coach),
  ],
);
