import { isTeam } from './access.ts';

/**
 * The mails that keep people going. They keep quiet hours, nobody gets two on one day, and each can be switched off. All other mails
 * answer something that somebody did, and are sent at once.
 */
export const courtesyMails = ['phaseOpened', 'weeklyDue', 'evaluationDue', 'invitationReminder', 'digest'] as const;
export type CourtesyMail = (typeof courtesyMails)[number];

/** The mails to the team about a client who may need support. Nobody can switch them off, and they know no quiet hours. */
export const careMails = ['care', 'careReminder'] as const;
export type CareMail = (typeof careMails)[number];

/** Those that are planned ahead. */
export const plannedMails = ['weeklyDue', 'evaluationDue', 'invitationReminder', 'digest', ...careMails] as const;
export type PlannedMail = (typeof plannedMails)[number];

/** Those that ask for something which is due a week after it was done last. */
export const reminders = ['weeklyDue', 'evaluationDue'] as const satisfies readonly PlannedMail[];
export type Reminder = (typeof reminders)[number];

export function isCourtesyMail(kind: string): kind is CourtesyMail {
  return courtesyMails.some((mail) => mail === kind);
}

/** Monday to Sunday, as ISO 8601 numbers them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The courtesy mails that somebody can get. */
export function courtesyMailsOf({ tests, lastLogin }: { tests: string; lastLogin: number | null }): CourtesyMail[] {
  const invited: CourtesyMail[] = lastLogin === null ? ['invitationReminder'] : [];
  return isTeam(tests) ? [...invited, 'digest'] : [...invited, 'phaseOpened', ...reminders];
}
