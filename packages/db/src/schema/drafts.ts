import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** What a user has filled in and not sent yet, one draft a form, so that another device goes on where this one stopped. */
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
