import type { UserId } from '@miraco/contract/fields';
import { and, eq } from 'drizzle-orm';
import { type Connection, write } from './engine.ts';
import { calendarFeeds } from './schema/calendar-feeds.ts';
import { users } from './schema/users.ts';
import { run } from './work.ts';

export function calendarFeedsRepository(db: Connection) {
  return {
    /** The key of a user’s calendar; undefined while it is closed. */
    keyOf: async (user: UserId) =>
      (await db.select().from(calendarFeeds).where(eq(calendarFeeds.user, user)).get())?.key,

    /** Whose calendar it is; undefined for an unknown key, and while its user may not sign in. */
    ownerOf: async (key: string) =>
      db
        .select({ id: users.id, activeTest: users.activeTest, language: users.language, timeZone: users.timeZone })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.user))
        .where(and(eq(calendarFeeds.key, key), eq(users.disabled, false)))
        .get(),

    /** Opens it under a key, in place of an earlier one. */
    open: (user: UserId, key: string) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(
          tx
            .insert(calendarFeeds)
            .values({ user, key })
            .onConflictDoUpdate({ target: calendarFeeds.user, set: { key } }),
        );
      }),

    close: (user: UserId) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(calendarFeeds).where(eq(calendarFeeds.user, user)));
      }),
  };
}
