import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { eq } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';

export function sessionsRepository(db: Connection) {
  return {
    /** What the session library reads and writes through. */
    adapter: new DrizzleSQLiteAdapter(db, sessions, users),

    endAllOf: (user: string) => write(db, (tx) => void tx.delete(sessions).where(eq(sessions.userId, user)).run()),
  };
}
