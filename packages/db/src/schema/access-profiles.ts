import { table, text } from './columns.ts';

/** The rights of a user: a tests value of `all` is an administrator, any other a client. Spec 1, section 6. */
export const accessProfiles = table('access_profiles', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  tests: text('tests').notNull(),
});
