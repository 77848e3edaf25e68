import { AppError } from '@miraco/contract/app-error';
import type { NoteReaders } from '@miraco/contract/coach-notes';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, count, desc, eq, or } from 'drizzle-orm';
import { recordActivity } from './activities.ts';
import { type Connection, type Transaction, write } from './engine.ts';
import { fold } from './fold.ts';
import { assertRoom } from './room.ts';
import { coachNoteVersions } from './schema/coach-note-versions.ts';
import { coachNotes } from './schema/coach-notes.ts';
import { users } from './schema/users.ts';
import { one, run } from './work.ts';

interface NoteOfUser {
  user: UserId;
  id: RecordId;
}

const ofUser = ({ user, id }: NoteOfUser) => and(eq(coachNotes.id, id), eq(coachNotes.user, user));

/** The notes that somebody who may see the client reads: those that are for the team, and their own. */
export const readableBy = (reader: UserId) => or(eq(coachNotes.readers, 'team'), eq(coachNotes.author, reader));

/** Finds a note about this client. @throws AppError notFound, also for a note about another client or for others' eyes */
function* findNote(tx: Transaction, note: NoteOfUser, reader: UserId) {
  const isReadable = and(ofUser(note), readableBy(reader));
  const found = yield* one(tx.select().from(coachNotes).where(isReadable));
  if (!found) throw new AppError('notFound');
  return found;
}

const author = { id: users.id, firstname: users.firstname, lastname: users.lastname };

export function coachNotesRepository(db: Connection) {
  return {
    /** The notes about a client that `reader` may read and that contain every word of `search`, ignoring case and accents. Newest first. */
    of: async ({ user, reader, search = '' }: { user: UserId; reader: UserId; search?: string }) => {
      const words = fold(search).split(/\s+/).filter(Boolean);
      const notes = await db
        .select({
          id: coachNotes.id,
          note: coachNotes.note,
          date: coachNotes.date,
          editedAt: coachNotes.editedAt,
          readers: coachNotes.readers,
          /** The number of earlier texts. */
          versions: db.$count(coachNoteVersions, eq(coachNoteVersions.noteId, coachNotes.id)),
          author,
        })
        .from(coachNotes)
        .leftJoin(users, eq(users.id, coachNotes.author))
        .where(and(eq(coachNotes.user, user), readableBy(reader)))
        .orderBy(desc(coachNotes.id))
        .all();
      return notes.filter(({ note }) => words.every((word) => fold(note).includes(word)));
    },

    /** The earlier texts of a note, with when and by whom each was replaced. Latest first. */
    versions: async ({ reader, ...note }: NoteOfUser & { reader: UserId }) =>
      db
        .select({
          id: coachNoteVersions.id,
          note: coachNoteVersions.note,
          until: coachNoteVersions.until,
          changedBy: author,
        })
        .from(coachNoteVersions)
        .innerJoin(coachNotes, eq(coachNotes.id, coachNoteVersions.noteId))
        .leftJoin(users, eq(users.id, coachNoteVersions.changedBy))
        .where(and(ofUser(note), readableBy(reader)))
        .orderBy(desc(coachNoteVersions.id))
        .all(),

    /** @throws AppError notFound for an unknown client, limitReached */
    add: (entry: { user: UserId; author: UserId; note: string; readers: NoteReaders; date: number }) =>
      write(db, { user: entry.user }, function* (tx) {
        const known = yield* one(tx.select({ id: users.id }).from(users).where(eq(users.id, entry.user)));
        if (!known) throw new AppError('notFound', { field: 'user' });
        const isAbout = eq(coachNotes.user, entry.user);
        const notes = yield* one(tx.select({ notes: count() }).from(coachNotes).where(isAbout));
        assertRoom('coachNotes', notes?.notes ?? 0);
        yield* run(tx.insert(coachNotes).values(entry));
      }),

    /**
     * Changes a note or its readers, and keeps its earlier text. Only the author may; a note whose author was removed cannot be changed.
     * @throws AppError notFound, forbidden
     */
    edit: (entry: NoteOfUser & { note: string; readers: NoteReaders; editor: UserId; date: number }) =>
      write(db, { user: entry.user }, function* (tx) {
        const { user, id, note, readers, editor, date } = entry;
        const before = yield* findNote(tx, entry, editor);
        if (before.author !== editor) throw new AppError('forbidden');
        yield* run(tx.update(coachNotes).set({ readers }).where(eq(coachNotes.id, id)));
        if (before.note === note) return;
        const version = { noteId: id, note: before.note, until: date, changedBy: editor };
        yield* run(tx.insert(coachNoteVersions).values(version));
        yield* run(tx.update(coachNotes).set({ note, editedAt: date }).where(eq(coachNotes.id, id)));
        yield* recordActivity(tx, { user, actor: editor, date, kind: 'noteChanged', detail: {} });
      }),

    /**
     * Removes a note with its earlier texts, and logs the removal. Only the author may, or any administrator once the author was
     * removed: otherwise nobody could remove a wrong note.
     * @throws AppError notFound, forbidden
     */
    remove: (entry: NoteOfUser & { remover: UserId; date: number }) =>
      write(db, { user: entry.user }, function* (tx) {
        const { user, id, remover, date } = entry;
        const { author: writer } = yield* findNote(tx, entry, remover);
        if (writer !== null && writer !== remover) throw new AppError('forbidden');
        yield* run(tx.delete(coachNotes).where(eq(coachNotes.id, id)));
        yield* recordActivity(tx, { user, actor: remover, date, kind: 'noteRemoved', detail: {} });
      }),
  };
}
