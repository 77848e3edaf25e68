import type { UserId } from '@miraco/contract/fields';
import { mailFailures, mailKinds } from '@miraco/contract/mails';
import { bytes, id, index, json, moment, table, text, whole } from './columns.ts';
import { users } from './users.ts';

/** The queue of mails that are still to be sent. A mail is composed when it is sent: links with secrets are not stored. */
export const mails = table(
  'mails',
  {
    id: id(),
    /** The recipient; null for a mail to an address that is in its data. */
    user: text('user')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** What the mail says beside the data of its recipient. */
    data: json('data').$type<Readonly<Record<string, string>>>().notNull(),
    /** A PDF that is sent with it. */
    attachment: bytes('attachment'),
    createdAt: moment('created_at').notNull(),
    /** Not sent before this moment: the next attempt, or a quiet hour’s end. */
    dueAt: moment('due_at').notNull(),
    attempts: whole('attempts').notNull().default(0),
    /** Why the last attempt failed, and the words of the mail server. */
    failure: text('failure', { enum: mailFailures }),
    reason: text('reason'),
    /** When it was given up. It is kept, so that administrators see the reason. */
    givenUpAt: moment('given_up_at'),
  },
  // The next mail that is due; the mails of a user.
  (table) => [index('mails_due').on(table.givenUpAt, table.dueAt), index('mails_user').on(table.user)],
);
