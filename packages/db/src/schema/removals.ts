import type { UserId } from '@miraco/contract/fields';
import { boolean, index, moment, table, text } from './columns.ts';

/** Users who were removed, by id alone: a restore of an older backup would bring them back. */
export const removals = table(
  'removals',
  {
    user: text('user').$type<UserId>().primaryKey(),
    removedAt: moment('removed_at').notNull(),
    /** The user asked for it: a restore removes them again. Otherwise it asks. */
    asked: boolean('asked').notNull(),
  },
  // Those since a backup.
  (table) => [index('removals_by_date').on(table.removedAt)],
);
