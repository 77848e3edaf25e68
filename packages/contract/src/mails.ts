/** Mails about an account, which are sent at once. Nobody can switch them off. */
export const accountMails = [
  'reset',
  'invitation',
  'passwordChanged',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'deletionAsked',
  'deletionToConfirm',
  'deletionDone',
  'startRequest',
] as const;

/**
 * Mails that keep people going. Each can be switched off by its recipient, waits for the end of their quiet hours, and is not sent
 * on a day on which they already had one.
 */
export const courtesyMails = ['phaseOpened', 'weeklyDue', 'evaluationDue', 'digest', 'invitationReminder'] as const;
export type CourtesyMail = (typeof courtesyMails)[number];

export const mailKinds = [...accountMails, ...courtesyMails] as const;
export type MailKind = (typeof mailKinds)[number];
