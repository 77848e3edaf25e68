/** Why a client whom somebody on the team reminds of the weekly test gets no mail, the weightiest first. */
export const reminderRefusals = ['archived', 'disabled', 'closed', 'notDue', 'off', 'recent'] as const;
export type ReminderRefusal = (typeof reminderRefusals)[number];

interface Reminded {
  archived: boolean;
  disabled: boolean;
  /** When the weekly test is due, in epoch milliseconds; null while the later phases are closed. */
  weeklyDueAt: number | null;
  /** Whether the client has switched this mail off. */
  off: boolean;
  /** When somebody on the team last reminded them; null if nobody has. */
  remindedAt: number | null;
}

/** Nobody is reminded by the team more than once in so long, in milliseconds. */
export const remindersApart = 7 * 24 * 60 * 60 * 1000;

/** Why a client is not reminded; null for one who is. */
export function reminderRefusal(
  { archived, disabled, weeklyDueAt, off, remindedAt }: Reminded,
  now: number,
): ReminderRefusal | null {
  if (archived) return 'archived';
  if (disabled) return 'disabled';
  if (weeklyDueAt === null) return 'closed';
  if (weeklyDueAt >= now) return 'notDue';
  if (off) return 'off';
  return remindedAt !== null && remindedAt > now - remindersApart ? 'recent' : null;
}
