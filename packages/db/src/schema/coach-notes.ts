import type { UserId } from '@miraco/contract/fields';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';
import { users } from './users.ts';

/** What administrators note about a client. No client ever reads it. */
export const coachNotes = sqliteTable(
  'coach_notes',
  {
    id: id(),
    user: ownedBy(),
    /** The administrator who wrote it; null once they have been removed. */
    author: text('written_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull(),
    date: moment('date').notNull(),
    /** When it was last changed; null if never. */
    editedAt: moment('edited_at'),
  },
  // A client's notes, newest first.
  (table) => [index('coach_notes_user').on(table.user, table.id)],
);
