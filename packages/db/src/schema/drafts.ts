import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** Unsent input of a user, one draft for each form, so that it can be continued on another device. */
export const drafts = sqliteTable(
  'drafts',
  {
    user: ownedBy(),
    form: text('form').notNull(),
    content: text('content', { mode: 'json' }).notNull(),
    date: moment('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.form] })],
);
