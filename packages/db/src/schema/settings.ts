import type { SupportSetting } from '@miraco/contract/settings';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The settings that apply to everybody. */
export interface Settings {
  requireSecondFactor: boolean;
  support: SupportSetting;
}

/** Settings that administrators have changed. A missing row means the default. */
export const settings = sqliteTable('settings', {
  name: text('name', { enum: ['requireSecondFactor', 'support'] }).primaryKey(),
  value: text('value', { mode: 'json' }).$type<Settings[keyof Settings]>().notNull(),
});
