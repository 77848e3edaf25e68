import type { ExerciseFrequency, ExerciseLevel } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { AppError } from '@miraco/schemas/app-error';
import { and, count, desc, eq } from 'drizzle-orm';
import { type Connection, inserted, type Transaction, write } from './connection.ts';
import { exercises } from './schema/exercises.ts';

interface NewExercise {
  user: string;
  virtue: Virtue;
  description: string;
  level: ExerciseLevel;
  frequency: ExerciseFrequency;
  date: number;
}

type Exercise = typeof exercises.$inferSelect;
type Changes = Partial<Pick<Exercise, 'level' | 'frequency' | 'done' | 'favourite' | 'deleted'>>;

function find(tx: Transaction, user: string, id: string): Exercise {
  const exercise = tx
    .select()
    .from(exercises)
    .where(and(eq(exercises.id, id), eq(exercises.user, user)))
    .get();
  if (!exercise) throw new AppError('notFound');
  return exercise;
}

function change(tx: Transaction, exercise: Exercise, changes: Changes & { date: number }): Exercise {
  tx.update(exercises).set(changes).where(eq(exercises.id, exercise.id)).run();
  return { ...exercise, ...changes };
}

/** Whether the same exercise waits to be done already: adding it twice is adding it once. */
function waiting(tx: Transaction, { user, virtue, description, level, frequency }: NewExercise): Exercise | undefined {
  return tx
    .select()
    .from(exercises)
    .where(
      and(
        eq(exercises.user, user),
        eq(exercises.virtue, virtue),
        eq(exercises.description, description),
        eq(exercises.level, level),
        eq(exercises.frequency, frequency),
        eq(exercises.done, false),
        eq(exercises.deleted, false),
      ),
    )
    .get();
}

export function exercisesRepository(db: Connection) {
  return {
    /** A user's exercises, newest first, also the deleted ones, which are shown as such. */
    of: async (user: string) =>
      db.select().from(exercises).where(eq(exercises.user, user)).orderBy(desc(exercises.id)).all(),

    /** How many exercises of a user wait to be done. */
    countNotDone: async (user: string) =>
      db
        .select({ exercises: count() })
        .from(exercises)
        .where(and(eq(exercises.user, user), eq(exercises.done, false), eq(exercises.deleted, false)))
        .get()?.exercises ?? 0,

    register: (exercise: NewExercise): Promise<Exercise> =>
      write(db, (tx) => {
        return waiting(tx, exercise) ?? inserted(tx.insert(exercises).values(exercise).returning().all());
      }),

    /**
     * @throws AppError notFound for an id that is not the user's, as every change does, and for an exercise that was deleted;
     * onceInLife for one that is done
     */
    edit: (user: string, id: string, changes: Changes, date: number) =>
      write(db, (tx) => {
        const exercise = find(tx, user, id);
        if (exercise.deleted) throw new AppError('notFound');
        // What is essential is kept up, so it does not become a thing of once in life. Spec 2, section 5.
        if (exercise.done && changes.frequency === 'oncelive' && exercise.frequency !== 'oncelive') {
          throw new AppError('onceInLife', { field: 'frequency' });
        }
        return change(tx, exercise, { ...changes, date });
      }),

    /** Takes an unfinished exercise away, or an essential one's mark: what was done stays done. Spec 2, section 4. */
    remove: (user: string, id: string, date: number) =>
      write(db, (tx) => {
        const exercise = find(tx, user, id);
        return change(tx, exercise, exercise.done ? { favourite: false, date } : { deleted: true, date });
      }),

    /** Undoes `remove`. */
    restore: (user: string, id: string, date: number) =>
      write(db, (tx) => {
        const exercise = find(tx, user, id);
        return change(tx, exercise, exercise.done ? { favourite: true, date } : { deleted: false, date });
      }),
  };
}
