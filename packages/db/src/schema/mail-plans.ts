import { plannedMails } from '@miraco/domain/courtesy-mails';
import { index, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/** When it is next looked whether somebody should get a mail of a kind; of those about care, the team gets it about them. */
export const mailPlans = table(
  'mail_plans',
  {
    user: ownedBy(),
    kind: text('kind', { enum: plannedMails }).notNull(),
    dueAt: moment('due_at').notNull(),
    /**
     * For reminders, when the phase was opened; for new care lines, the date of the next one to be mailed; for unseen ones, when the wait
     * began; for others, when it was last looked.
     */
    since: moment('since').notNull(),
  },
  // A mail of each kind for each user; the plans that are due.
  (table) => [primaryKey({ columns: [table.user, table.kind] }), index('mail_plans_due').on(table.dueAt)],
);
