import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';

export function sessionsRepository(db: Connection) {
  return {
    /** What the session library reads and writes through. */
    adapter: new DrizzleSQLiteAdapter(db, sessions, users),

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
