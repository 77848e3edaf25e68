import { sessionReaders } from '@miraco/contract/coaching-sessions';
import type { UserId } from '@miraco/contract/fields';
import { id, index, moment, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

/** The meetings of a client with a coach. */
export const coachingSessions = table(
  'coaching_sessions',
  {
    id: id(),
    user: ownedBy(),
    /** Who arranged it; null once they have been removed. */
    arranger: text('arranged_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** When it begins. */
    date: moment('date').notNull(),
    /** Where it takes place online, an https address; null without one. */
    link: text('link'),
    note: text('note').notNull().default(''),
    /** Who reads the note. The date and the link are for the client too. */
    readers: text('readers', { enum: sessionReaders }).notNull().default('team'),
  },
  (table) => [
    // The next and the latest session of a client.
    index('coaching_sessions_user').on(table.user, table.date),
    // Removing who arranged it.
    index('coaching_sessions_arranger').on(table.arranger),
  ],
);
