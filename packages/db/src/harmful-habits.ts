import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@miraco/schemas/app-error';
import { and, desc, eq } from 'drizzle-orm';
import { type Connection, inserted, write } from './connection.ts';
import { draftDropper } from './drafts.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';

type HarmfulHabit = typeof harmfulHabits.$inferSelect;
type NewHarmfulHabit = Omit<HarmfulHabit, 'id'>;

function sameHabit({ id: _, date: __, ...one }: HarmfulHabit, { date: ___, ...other }: NewHarmfulHabit): boolean {
  return isDeepStrictEqual(one, other);
}

export function harmfulHabitsRepository(db: Connection) {
  const dropDraft = draftDropper(db);
  const of = (reader: Pick<Connection, 'select'>, user: string) =>
    reader.select().from(harmfulHabits).where(eq(harmfulHabits.user, user)).orderBy(desc(harmfulHabits.id)).all();

  return {
    /** A user's habits, newest first. */
    of: async (user: string) => of(db, user),

    /** Adds a habit and drops the draft. One that is there already, word for word, is stored once; answers its id. */
    register: (habit: NewHarmfulHabit) =>
      write(db, (tx) => {
        dropDraft({ user: habit.user, form: 'harmful' });
        const known = of(tx, habit.user).find((other) => sameHabit(other, habit));
        if (known) return known.id;
        return inserted(tx.insert(harmfulHabits).values(habit).returning({ id: harmfulHabits.id }).all()).id;
      }),

    /** @throws AppError notFound for an id that is not the user's */
    remove: (user: string, id: string) =>
      write(db, (tx) => {
        const { changes } = tx
          .delete(harmfulHabits)
          .where(and(eq(harmfulHabits.id, id), eq(harmfulHabits.user, user)))
          .run();
        if (changes === 0) throw new AppError('notFound');
        return changes;
      }),
  };
}
