import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { initialTests } from './schema/initial-tests.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';
import { userColumns } from './user-rows.ts';

export function sessionsRepository(db: Connection) {
  const find = db
    .select({ session: sessions, user: userColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .leftJoin(initialTests, eq(initialTests.user, users.id))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare();

  /** A session and whose it is: asked for with every request, so in one prepared statement. */
  const getSessionAndUser: DrizzleSQLiteAdapter['getSessionAndUser'] = async (id) => {
    const found = find.get({ id });
    if (!found) return [null, null];
    const { id: _, userId, expiresAt, ...attributes } = found.session;
    const session = { id, userId, expiresAt: new Date(expiresAt * 1000), attributes };
    return [session, { id: userId, attributes: found.user }];
  };

  return {
    /** What the session library reads and writes through. Its users are as those of the repository of users. */
    adapter: Object.assign(new DrizzleSQLiteAdapter(db, sessions, users), { getSessionAndUser }),

    /** The sessions of a user, the latest used first. `expiresAt` is in epoch seconds. */
    of: async (user: string) =>
      db
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
          device: sessions.device,
        })
        .from(sessions)
        .where(eq(sessions.userId, user))
        .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
        .all(),

    /** Ends a session of this user. Answers whether there was one. */
    end: (user: string, id: string) =>
      write(
        db,
        (tx) =>
          tx
            .delete(sessions)
            .where(and(eq(sessions.userId, user), eq(sessions.id, id)))
            .run().changes > 0,
      ),

    /** Ends every session of this user but one. Answers how many. */
    endOthers: (user: string, kept: string) =>
      write(
        db,
        (tx) =>
          tx
            .delete(sessions)
            .where(and(eq(sessions.userId, user), ne(sessions.id, kept)))
            .run().changes,
      ),
  };
}
