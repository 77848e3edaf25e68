import { AppError } from '@miraco/contract/app-error';
import type { SessionReaders } from '@miraco/contract/coaching-sessions';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, asc, count, desc, eq, gte } from 'drizzle-orm';
import { type Connection, type Transaction, write } from './engine.ts';
import { assertRoom } from './room.ts';
import { coachingSessions } from './schema/coaching-sessions.ts';
import { users } from './schema/users.ts';
import { one, run } from './work.ts';

interface SessionOfClient {
  user: UserId;
  id: RecordId;
}

interface Arrangement {
  /** When it begins, in epoch milliseconds. */
  date: number;
  link: string | null;
  note: string;
  readers: SessionReaders;
}

const isSession = ({ user, id }: SessionOfClient) => and(eq(coachingSessions.id, id), eq(coachingSessions.user, user));

/** @throws AppError notFound, also for a session of another client; forbidden for the private one of somebody else */
function* findToChange(tx: Transaction, session: SessionOfClient, editor: UserId) {
  const found = yield* one(tx.select().from(coachingSessions).where(isSession(session)));
  if (!found) throw new AppError('notFound');
  if (found.readers === 'author' && found.arranger !== editor && found.arranger !== null) {
    throw new AppError('forbidden');
  }
  return found;
}

export function coachingSessionsRepository(db: Connection) {
  const columns = {
    id: coachingSessions.id,
    date: coachingSessions.date,
    link: coachingSessions.link,
    note: coachingSessions.note,
    readers: coachingSessions.readers,
    arranger: { id: users.id, firstname: users.firstname, lastname: users.lastname },
  };
  const select = () =>
    db.select(columns).from(coachingSessions).leftJoin(users, eq(users.id, coachingSessions.arranger));
  const ofClient = (user: UserId) => eq(coachingSessions.user, user);
  type Session = Awaited<ReturnType<typeof select>>[number];
  /** As the client reads it: without a note that is not for them. */
  const forClient = ({ readers, note, arranger, ...session }: Session) => ({
    ...session,
    note: readers === 'client' ? note : '',
    arranger: arranger && { firstname: arranger.firstname, lastname: arranger.lastname },
  });

  return {
    /** The sessions of a client, the latest first, as somebody on the team reads them: a private note of others is empty. */
    of: async (user: UserId, reader: UserId) =>
      (await select().where(ofClient(user)).orderBy(desc(coachingSessions.date), desc(coachingSessions.id)).all()).map(
        (session) =>
          session.readers === 'author' && session.arranger?.id !== reader ? { ...session, note: '' } : session,
      ),

    /** The sessions of a client from a moment on, the next first, as the client reads them; at most ten. */
    ahead: async (user: UserId, from: number) =>
      (
        await select()
          .where(and(ofClient(user), gte(coachingSessions.date, from)))
          .orderBy(asc(coachingSessions.date))
          .limit(10)
          .all()
      ).map(forClient),

    /** All sessions of a client, the latest first, as the client reads them. */
    sharedWith: async (user: UserId) =>
      (await select().where(ofClient(user)).orderBy(desc(coachingSessions.date), desc(coachingSessions.id)).all()).map(
        forClient,
      ),

    /** @throws AppError notFound for an unknown client, limitReached */
    add: (session: Arrangement & { user: UserId; arranger: UserId }) =>
      write(db, { user: session.user }, function* (tx) {
        const { user } = session;
        const client = yield* one(tx.select({ id: users.id }).from(users).where(eq(users.id, user)));
        if (!client) throw new AppError('notFound', { field: 'user' });
        const known = yield* one(tx.select({ sessions: count() }).from(coachingSessions).where(ofClient(user)));
        assertRoom('coachingSessions', known?.sessions ?? 0);
        yield* run(tx.insert(coachingSessions).values(session));
      }),

    /** Only who arranged a session can keep its note to themselves. @throws AppError notFound, forbidden */
    edit: ({ editor, ...session }: Arrangement & SessionOfClient & { editor: UserId }) =>
      write(db, { user: session.user }, function* (tx) {
        const { arranger } = yield* findToChange(tx, session, editor);
        const { date, link, note, readers } = session;
        if (readers === 'author' && arranger !== editor) throw new AppError('forbidden', { field: 'readers' });
        yield* run(tx.update(coachingSessions).set({ date, link, note, readers }).where(isSession(session)));
      }),

    /** @throws AppError notFound, forbidden */
    remove: ({ remover, ...session }: SessionOfClient & { remover: UserId }) =>
      write(db, { user: session.user }, function* (tx) {
        yield* findToChange(tx, session, remover);
        yield* run(tx.delete(coachingSessions).where(isSession(session)));
      }),
  };
}
