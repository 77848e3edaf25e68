import { bytes, moment, table, text } from './columns.ts';

/** Pictures, for processes that share a database and no folder. A single process has them as files. */
export const pictureFiles = table('picture_files', {
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
  storedAt: moment('stored_at').notNull(),
});
