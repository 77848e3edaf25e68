import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, ownedBy } from './columns.ts';

/** Files below the data folder with their owners: only the owner and administrators may see one. */
export const images = sqliteTable(
  'images',
  {
    name: text('name').primaryKey(),
    user: ownedBy(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  // Removing a user's files; finding unused uploads.
  (table) => [index('images_user').on(table.user)],
);
