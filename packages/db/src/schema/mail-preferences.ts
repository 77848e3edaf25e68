import type { RecordId } from '@miraco/contract/fields';
import type { CourtesyMail } from '@miraco/domain/courtesy-mails';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ownedBy } from './columns.ts';

/** Which courtesy mails somebody wants, and the last one of them. Without a row: all of them, and none yet. */
export const mailPreferences = sqliteTable('mail_preferences', {
  user: ownedBy().primaryKey(),
  off: text('off', { mode: 'json' }).$type<CourtesyMail[]>().notNull().default([]),
  /** 1 (Monday) to 7, on which the weekly test is asked for; null for the day on which it is due. */
  weeklyDay: integer('weekly_day'),
  /** YYYY-MM-DD in the zone of the user. */
  lastDay: text('last_day'),
  lastMail: text('last_mail').$type<RecordId>(),
});
