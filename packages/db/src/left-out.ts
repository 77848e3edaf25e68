/**
 * The tables of which no backup and no move has rows: what has ended by the time of a restore. These are sessions, links of mails (under
 * two names), queued mails, which were sent since, and what of allowances is used.
 */
export const leftOut: readonly string[] = ['sessions', 'password_links', 'password_resets', 'mails', 'counts'];
