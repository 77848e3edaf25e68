import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The rights of a user: a tests value of `all` is an administrator, any other a client. Spec 1, section 6. */
export const accessProfiles = sqliteTable('access_profiles', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  tests: text('tests').notNull(),
});
