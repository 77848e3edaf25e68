import type { GuideTexts } from '@miraco/domain/guides';
import { virtues } from '@miraco/domain/virtues';
import { id, json, moment, table, text } from './columns.ts';

/** One training guide per virtue. */
export const guides = table('guides', {
  id: id(),
  virtue: text('virtue', { enum: virtues }).notNull().unique(),
  /** A video id; empty where there is no video yet. */
  url: text('url').notNull(),
  /** By language. A language added after the row was written is missing. */
  texts: json('texts').$type<Partial<GuideTexts>>().notNull(),
  date: moment('date').notNull(),
});
