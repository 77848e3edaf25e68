import { and, asc, eq, gte, lt, not, notExists } from 'drizzle-orm';
import { isOnTeam } from './access-profiles.ts';
import type { Connection, Queries } from './engine.ts';
import { activities } from './schema/activities.ts';
import { users } from './schema/users.ts';

/** A run of housekeeping removes at most this many clients; the next run removes more. */
const most = 500;

const isClient = not(isOnTeam);

/** Deactivated clients for whom neither they nor an administrator have done anything since `moment` (epoch milliseconds). */
export const leftBefore = (db: Queries, moment: number) =>
  and(
    eq(users.disabled, true),
    isClient,
    lt(users.lastActive, moment),
    lt(users.createdAt, moment),
    notExists(
      db
        .select({ id: activities.id })
        .from(activities)
        .where(and(eq(activities.user, users.id), gte(activities.date, moment))),
    ),
  );

export function clientsRepository(db: Connection) {
  return {
    /** Whether there is any client. */
    exist: async () => (await db.select({ id: users.id }).from(users).where(isClient).limit(1).get()) !== undefined,

    /**
     * Deactivated clients for whom neither they nor an administrator have done anything since `moment` (epoch milliseconds): the
     * deactivation itself counts. Longest away first, up to 500.
     */
    leftBefore: async (moment: number) =>
      (
        await db
          .select({ id: users.id })
          .from(users)
          .where(leftBefore(db, moment))
          .orderBy(asc(users.lastActive))
          .limit(most)
          .all()
      ).map(({ id }) => id),

    /** The number of clients who have completed Conscience and wait for the team. */
    countWaiting: async () =>
      db.$count(users, and(eq(users.list, 'clients'), eq(users.conscienceComplete, true), eq(users.activeTest, true))),

    /** The number of all of them. */
    countLeftBefore: async (moment: number) => db.$count(users, leftBefore(db, moment)),
  };
}
