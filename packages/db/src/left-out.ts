/**
 * The tables of which no backup and no move has rows: what has ended by the time of a restore. These are sessions, links of mails (under
 * two names), queued mails, which were sent since, what of allowances is used, and failures of background jobs.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'password_links',
  'password_resets',
  'mails',
  'counts',
  'failed_items',
];
