import type { RecordId } from '@miraco/contract/fields';
import type { CourtesyMail } from '@miraco/domain/courtesy-mails';
import { boolean, json, table, text, whole } from './columns.ts';
import { ownedBy } from './owners.ts';

/** Which courtesy mails somebody wants, and the last one of them. Without a row: all of them, and none yet. */
export const mailPreferences = table('mail_preferences', {
  user: ownedBy().primaryKey(),
  off: json('off').$type<CourtesyMail[]>().notNull().default([]),
  /** 1 (Monday) to 7, on which the weekly test is asked for; null for the day on which it is due. */
  weeklyDay: whole('weekly_day'),
  /** Whether sign-ins from a new device are notified; null for the default: on for the team, off for clients. */
  signInNotices: boolean('sign_in_notices'),
  /** YYYY-MM-DD in the zone of the user. */
  lastDay: text('last_day'),
  lastMail: text('last_mail').$type<RecordId>(),
});
