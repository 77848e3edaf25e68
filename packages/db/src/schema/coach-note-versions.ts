import type { RecordId, UserId } from '@miraco/contract/fields';
import { coachNotes } from './coach-notes.ts';
import { id, index, moment, table, text } from './columns.ts';
import { users } from './users.ts';

/** An earlier text of a note. */
export const coachNoteVersions = table(
  'coach_note_versions',
  {
    id: id(),
    noteId: text('note_id')
      .$type<RecordId>()
      .notNull()
      .references(() => coachNotes.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    /** When the text was replaced. */
    until: moment('until').notNull(),
    /** The administrator who replaced it; null once they have been removed. */
    changedBy: text('changed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    // The earlier texts of a note, newest first.
    index('coach_note_versions_note').on(table.noteId, table.id),
    // Removing who replaced it.
    index('coach_note_versions_changer').on(table.changedBy),
  ],
);
