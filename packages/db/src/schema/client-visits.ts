import type { UserId } from '@miraco/contract/fields';
import { index, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

/** When somebody on the team last opened the overview of a client: what the client answers after that is new to them. */
export const clientVisits = table(
  'client_visits',
  {
    visitor: text('visited_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user: ownedBy(),
    date: moment('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.visitor] }),
    // Removing the visitor.
    index('client_visits_visitor').on(table.visitor),
  ],
);
