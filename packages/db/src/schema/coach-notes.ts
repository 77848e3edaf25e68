import { noteReaders } from '@miraco/contract/coach-notes';
import type { UserId } from '@miraco/contract/fields';
import { id, index, moment, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

/** Administrators' notes about a client. Clients never read them. */
export const coachNotes = table(
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
    editedAt: moment('edited_at'),
    /** Who reads it: its author only, or everybody who may see the client. */
    readers: text('readers', { enum: noteReaders }).notNull().default('team'),
  },
  (table) => [
    // A client's notes, newest first.
    index('coach_notes_user').on(table.user, table.id),
    // Counting what an author keeps to themselves; removing the author.
    index('coach_notes_author').on(table.author, table.readers),
  ],
);
