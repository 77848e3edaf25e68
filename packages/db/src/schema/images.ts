import { index, moment, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** Files below the data folder with their owners: only the owner and administrators may see one. */
export const images = table(
  'images',
  {
    name: text('name').primaryKey(),
    user: ownedBy(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  // Removing a user's files; finding unused uploads.
  (table) => [index('images_user').on(table.user)],
);
