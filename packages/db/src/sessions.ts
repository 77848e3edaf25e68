import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import type { Connection } from './connection.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';

export function sessionsRepository(db: Connection) {
  return {
    /** What the session library reads and writes through. */
    adapter: new DrizzleSQLiteAdapter(db, sessions, users),
  };
}
