import { id, table, text, uniqueIndex } from './columns.ts';

/** A company or a cohort: a name that clients have in common. Deleted with its last client. */
export const clientGroups = table(
  'client_groups',
  {
    id: id(),
    name: text('name').notNull(),
    /** The name without accents and case. */
    nameKey: text('name_key').notNull(),
  },
  (table) => [uniqueIndex('client_groups_name').on(table.nameKey)],
);
