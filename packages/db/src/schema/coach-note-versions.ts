import type { RecordId, UserId } from '@miraco/contract/fields';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { coachNotes } from './coach-notes.ts';
import { id, moment } from './columns.ts';
import { users } from './users.ts';

/** What a note said before it was changed. */
export const coachNoteVersions = sqliteTable(
  'coach_note_versions',
  {
    id: id(),
    noteId: text('note_id')
      .$type<RecordId>()
      .notNull()
      .references(() => coachNotes.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    /** When it was replaced. */
    until: moment('until').notNull(),
    /** Who replaced it; null once they have been removed. */
    changedBy: text('changed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  // The earlier texts of a note, newest first.
  (table) => [index('coach_note_versions_note').on(table.noteId, table.id)],
);
