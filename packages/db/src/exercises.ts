import { and, count, eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { exercises } from './schema/exercises.ts';

export function exercisesRepository(db: Connection) {
  return {
    /** How many exercises of a user wait to be done. */
    countNotDone: async (user: string) =>
      db
        .select({ exercises: count() })
        .from(exercises)
        .where(and(eq(exercises.user, user), eq(exercises.done, false), eq(exercises.deleted, false)))
        .get()?.exercises ?? 0,
  };
}
