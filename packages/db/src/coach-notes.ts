import { AppError } from '@miraco/schemas/app-error';
import { and, count, desc, eq } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { fold } from './fold.ts';
import { assertRoom } from './room.ts';
import { coachNotes } from './schema/coach-notes.ts';
import { users } from './schema/users.ts';

const ofUser = (user: string, id: string) => and(eq(coachNotes.id, id), eq(coachNotes.user, user));

export function coachNotesRepository(db: Connection) {
  return {
    /** The notes about a client, newest first; those that have the words of `search` in them, whatever case and accents. */
    of: async (user: string, search = '') => {
      const words = fold(search).split(/\s+/).filter(Boolean);
      const notes = db
        .select({
          id: coachNotes.id,
          note: coachNotes.note,
          date: coachNotes.date,
          editedAt: coachNotes.editedAt,
          author: { id: users.id, firstname: users.firstname, lastname: users.lastname },
        })
        .from(coachNotes)
        .leftJoin(users, eq(users.id, coachNotes.author))
        .where(eq(coachNotes.user, user))
        .orderBy(desc(coachNotes.id))
        .all();
      return notes.filter(({ note }) => words.every((word) => fold(note).includes(word)));
    },

    /** @throws AppError notFound for an unknown client, limitReached */
    add: (entry: { user: string; author: string; note: string; date: number }) =>
      write(db, (tx) => {
        const known = tx.select({ id: users.id }).from(users).where(eq(users.id, entry.user)).get();
        if (!known) throw new AppError('notFound', { field: 'user' });
        const notes = tx.select({ notes: count() }).from(coachNotes).where(eq(coachNotes.user, entry.user)).get();
        assertRoom('coachNotes', notes?.notes ?? 0);
        tx.insert(coachNotes).values(entry).run();
      }),

    /** @throws AppError notFound for a note that is not about this client, as `remove` does */
    edit: (user: string, id: string, note: string, editedAt: number) =>
      write(db, (tx) => {
        const { changes } = tx.update(coachNotes).set({ note, editedAt }).where(ofUser(user, id)).run();
        if (changes === 0) throw new AppError('notFound');
      }),

    remove: (user: string, id: string) =>
      write(db, (tx) => {
        const { changes } = tx.delete(coachNotes).where(ofUser(user, id)).run();
        if (changes === 0) throw new AppError('notFound');
      }),
  };
}
