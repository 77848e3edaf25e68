import type { RecordId } from '@miraco/contract/fields';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { newRecordId } from '../new-ids.ts';

/** A company or a cohort: a name that clients have in common. Deleted with its last client. */
export const clientGroups = sqliteTable(
  'client_groups',
  {
    // Not the shared column: columns.ts imports the users, who import this.
    id: text('id').$type<RecordId>().primaryKey().$defaultFn(newRecordId),
    name: text('name').notNull(),
    /** The name without accents and case. */
    nameKey: text('name_key').notNull(),
  },
  (table) => [uniqueIndex('client_groups_name').on(table.nameKey)],
);
