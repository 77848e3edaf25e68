/**
 * The jobs in the background that go through many items: users, rows or files. Each item is on its own: one that fails is put off, and the
 * others go on. The settings name the job of an item that failed.
 */
export const jobs = [
  /** The steps that are done every hour. */
  'housekeeping',
  /** Pictures that nobody uses any more. */
  'pictures',
  /** Users who asked to be removed. */
  'removals',
  /** Clients that the practice keeps no longer. */
  'retention',
  /** What somebody is to be reminded of, or told of each morning. */
  'mailPlans',
  /** The queue of mails. A mail that fails is tried again within the hour, and given up after a day. */
  'mails',
  /** The entries of the calendars that people subscribe to. */
  'calendars',
  /** Backups and copies that are kept no longer. */
  'backups',
] as const;
export type Job = (typeof jobs)[number];
