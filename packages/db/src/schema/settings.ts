import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What administrators have chosen for everybody; what is not here is as the product comes. */
export const settings = sqliteTable('settings', {
  name: text('name', { enum: ['requireSecondFactor'] }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<boolean>().notNull(),
});
