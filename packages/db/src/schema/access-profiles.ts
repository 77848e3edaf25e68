import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a user may do: `all` is an administrator, any other tests value a client. Spec 1, section 6. */
export const accessProfiles = sqliteTable('access_profiles', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  tests: text('tests').notNull(),
});
