import { noteReaders } from '@miraco/contract/coach-notes';
import type { UserId } from '@miraco/contract/fields';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';
import { users } from './users.ts';

/** Administrators' notes about a client. Clients never read them. */
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
    editedAt: moment('edited_at'),
    /** Who reads it: its author only, or everybody who may see the client. */
    readers: text('readers', { enum: noteReaders }).notNull().default('team'),
  },
  // A client's notes, newest first.
  (table) => [index('coach_notes_user').on(table.user, table.id)],
);
