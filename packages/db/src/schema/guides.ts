import { virtues } from '@miraco/domain/virtues';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from './columns.ts';

/** One training guide per virtue. text1 and text2 are Spanish, text3 and text4 English; all are cleaned HTML. */
export const guides = sqliteTable('guides', {
  id: id(),
  virtue: text('virtue', { enum: virtues }).notNull().unique(),
  /** A video id; empty where there is no video yet. */
  url: text('url').notNull(),
  text1: text('text1').notNull(),
  text2: text('text2').notNull(),
  text3: text('text3').notNull(),
  text4: text('text4').notNull(),
  date: moment('date').notNull(),
});
