import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import type { Day } from '@miraco/domain/completions';
import { and, count, desc, eq, gte, inArray, max, min } from 'drizzle-orm';
import { bound, unlimited } from './bound.ts';
import { type Connection, type Transaction, write } from './engine.ts';
import { completions } from './schema/completions.ts';
import { exercises } from './schema/exercises.ts';
import { one, run, type Work } from './work.ts';

interface DayOfExercise {
  user: UserId;
  exercise: RecordId;
  /** In the user's time zone. */
  day: Day;
}

interface Completion extends DayOfExercise {
  /** How hard it was, 0 to 10; null where nothing is said. */
  effort: number | null;
  note: string;
  date: number;
}

/** @throws AppError notFound for another user's exercise, a deleted one, and one that is finished and not essential */
function* assertPractised(tx: Transaction, user: UserId, exercise: RecordId): Work<void> {
  const found = yield* one(
    tx
      .select({ done: exercises.done, favourite: exercises.favourite, deleted: exercises.deleted })
      .from(exercises)
      .where(and(eq(exercises.id, exercise), eq(exercises.user, user))),
  );
  if (!found || found.deleted || (found.done && !found.favourite)) throw new AppError('notFound');
}

/** Deletes the completions of the earliest days beyond the limit. */
function* deleteEarliest(tx: Transaction, user: UserId): Work<void> {
  const beyond = tx
    .select({ id: completions.id })
    .from(completions)
    .where(eq(completions.user, user))
    // By the day alone, as in the index: by the id, too, ten years of days would be sorted for each new one (5.3 ms against 0.6).
    .orderBy(desc(completions.day))
    .limit(unlimited)
    .offset(kept.completions);
  yield* run(tx.delete(completions).where(inArray(completions.id, beyond)));
}

const isDay = ({ user, exercise, day }: DayOfExercise) =>
  and(eq(completions.user, user), eq(completions.exercise, exercise), eq(completions.day, day));

const shown = {
  exercise: completions.exercise,
  day: completions.day,
  effort: completions.effort,
  note: completions.note,
};

export function completionsRepository(db: Connection) {
  const recent = db
    .select(shown)
    .from(completions)
    .where(and(eq(completions.user, bound('user')), gte(completions.day, bound('since'))))
    .orderBy(desc(completions.day), desc(completions.id))
    .prepare();
  // By way of the exercises: the index of each has its days, and so no row of the completions is read.
  const totals = db
    .select({
      exercise: completions.exercise,
      total: count(),
      first: min(completions.day).mapWith(String),
      latest: max(completions.day).mapWith(String),
    })
    .from(exercises)
    .innerJoin(completions, eq(completions.exercise, exercises.id))
    .where(eq(exercises.user, bound('user')))
    .groupBy(completions.exercise)
    .prepare();
  return {
    /** The completions of a user since a day, the latest first. */
    since: async (user: UserId, since: Day) => recent.all({ user, since }),

    /** How often each exercise of a user was done, and on which days first and last. */
    totals: async (user: UserId) => totals.all({ user }),

    /**
     * Stores that an exercise was done on a day. A second completion of the day replaces what the first one says.
     * @throws AppError notFound for an exercise that is not practised
     */
    register: ({ user, exercise, day, effort, note, date }: Completion) =>
      write(db, { user }, function* (tx) {
        yield* assertPractised(tx, user, exercise);
        yield* run(
          tx
            .insert(completions)
            .values({ user, exercise, day, effort, note, date })
            .onConflictDoUpdate({ target: [completions.exercise, completions.day], set: { effort, note, date } }),
        );
        yield* deleteEarliest(tx, user);
        return { exercise, day, effort, note };
      }),

    /** Takes a completion back. One that is not there is gone already. @throws AppError notFound for another user's exercise */
    remove: (completion: DayOfExercise) =>
      write(db, { user: completion.user }, function* (tx) {
        const { user, exercise } = completion;
        const own = and(eq(exercises.id, exercise), eq(exercises.user, user));
        if (!(yield* one(tx.select({ id: exercises.id }).from(exercises).where(own)))) throw new AppError('notFound');
        yield* run(tx.delete(completions).where(isDay(completion)));
      }),
  };
}
