import { json, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** Unsent input of a user, one draft for each form, so that it can be continued on another device. */
export const drafts = table(
  'drafts',
  {
    user: ownedBy(),
    form: text('form').notNull(),
    content: json('content').notNull(),
    date: moment('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.form] })],
);
