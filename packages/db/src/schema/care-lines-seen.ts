import type { UserId } from '@miraco/contract/fields';
import { careSources } from '@miraco/domain/care';
import { moment, primaryKey, table, text } from './columns.ts';
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
  // Removing a user finds its rows by the first column.
  (table) => [primaryKey({ columns: [table.user, table.source, table.coach] })],
);
