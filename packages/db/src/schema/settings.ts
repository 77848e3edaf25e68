import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Settings that administrators have changed. A missing row means the default. */
export const settings = sqliteTable('settings', {
  name: text('name', { enum: ['requireSecondFactor'] }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<boolean>().notNull(),
});
