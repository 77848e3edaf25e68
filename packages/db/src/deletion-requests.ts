import type { UserId } from '@miraco/contract/fields';
import { and, eq, exists, lte } from 'drizzle-orm';
import { type Connection, type Queries, write } from './engine.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { users } from './schema/users.ts';
import { run } from './work.ts';

/** Users who asked to be removed at `until` (epoch milliseconds) or earlier. */
export const askedBy = (db: Queries, until: number) =>
  exists(
    db
      .select({ user: deletionRequests.user })
      .from(deletionRequests)
      .where(and(eq(deletionRequests.user, users.id), lte(deletionRequests.date, until))),
  );

export function deletionRequestsRepository(db: Connection) {
  return {
    /** When a user asked to be removed, in epoch milliseconds; null if they did not ask. */
    of: async (user: UserId) =>
      (await db.select().from(deletionRequests).where(eq(deletionRequests.user, user)).get())?.date ?? null,

    /** Stores a request to be removed. An earlier request keeps its date. Returns whether the request is new. */
    add: (user: UserId, date: number) =>
      write(db, 'oneStatement', function* (tx) {
        return (yield* run(tx.insert(deletionRequests).values({ user, date }).onConflictDoNothing())) > 0;
      }),

    withdraw: (user: UserId) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(deletionRequests).where(eq(deletionRequests.user, user)));
      }),

    /** The users who asked at `until` or earlier. */
    dueBy: async (until: number) =>
      (
        await db
          .select({ user: deletionRequests.user })
          .from(deletionRequests)
          .where(lte(deletionRequests.date, until))
          .all()
      ).map(({ user }) => user),
  };
}
