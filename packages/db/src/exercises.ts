import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import type { ExerciseFrequency, ExerciseLevel } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { and, count, desc, eq, getTableColumns, inArray, max, or } from 'drizzle-orm';
import { unlimited } from './bound.ts';
import { contentHash } from './content-hash.ts';
import { type Connection, type Reader, type Transaction, write } from './engine.ts';
import { prepareCount } from './prepare-count.ts';
import { assertRoom } from './room.ts';
import { completions } from './schema/completions.ts';
import { exercises } from './schema/exercises.ts';
import { users } from './schema/users.ts';
import { inserted, one, run, type Work } from './work.ts';

/** “When …, I will …. If it goes wrong, I will …”: empty where nothing is said. */
interface Plan {
  cue: string;
  act: string;
  setback: string;
}

interface NewExercise extends Partial<Plan> {
  user: UserId;
  virtue: Virtue;
  description: string;
  level: ExerciseLevel;
  frequency: ExerciseFrequency;
  /** How many times it is meant to be done; null without an end. */
  times?: number | null;
  date: number;
  /** Who on the team adds it for its owner. */
  suggester?: UserId | null;
}

const { contentHash: hashColumn, ...columns } = getTableColumns(exercises);

/** With the name of who suggested it. */
const select = (reader: Reader) =>
  reader
    .select({ ...columns, suggester: { firstname: users.firstname, lastname: users.lastname } })
    .from(exercises)
    .leftJoin(users, eq(users.id, exercises.suggester));

type Exercise = Awaited<ReturnType<ReturnType<typeof select>['all']>>[number];
type Changes = Partial<Pick<Exercise, 'level' | 'frequency' | 'done' | 'favourite' | 'deleted' | keyof Plan>>;

function* find(tx: Transaction, user: UserId, id: RecordId): Work<Exercise> {
  const exercise = yield* one(select(tx).where(and(eq(exercises.id, id), eq(exercises.user, user))));
  if (!exercise) throw new AppError('notFound');
  return exercise;
}

function* change(tx: Transaction, exercise: Exercise, changes: Changes & { date: number }): Work<Exercise> {
  yield* run(tx.update(exercises).set(changes).where(eq(exercises.id, exercise.id)));
  return { ...exercise, ...changes };
}

/** Of an exercise that the team takes back: without it, it would look declined by the client. */
function* forgetSuggester(tx: Transaction, exercise: Exercise): Work<Exercise> {
  yield* run(tx.update(exercises).set({ suggester: null }).where(eq(exercises.id, exercise.id)));
  return { ...exercise, suggester: null };
}

/** Must equal the hash of the migration that added the column. */
const hashOf = ({ virtue, description }: NewExercise) => contentHash(virtue, description);

/** Finds the same exercise among those to be done: a duplicate is not added. */
function findDuplicate(tx: Transaction, exercise: NewExercise): Work<Exercise | undefined> {
  const { user, level, frequency } = exercise;
  return one(
    select(tx).where(
      and(
        eq(exercises.user, user),
        eq(hashColumn, hashOf(exercise)),
        eq(exercises.level, level),
        eq(exercises.frequency, frequency),
        eq(exercises.done, false),
        eq(exercises.deleted, false),
      ),
    ),
  );
}

/** The lists of the training screens: exercises to be done, and essential ones. */
const listed = (user: UserId) =>
  and(
    eq(exercises.user, user),
    eq(exercises.deleted, false),
    or(eq(exercises.done, false), eq(exercises.favourite, true)),
  );

export function* countListed(tx: Transaction, user: UserId): Work<number> {
  const found = yield* one(tx.select({ entries: count() }).from(exercises).where(listed(user)));
  return found?.entries ?? 0;
}

/** @throws AppError limitReached */
function* assertRoomFor(tx: Transaction, user: UserId): Work<void> {
  assertRoom('exercises', yield* countListed(tx, user));
}

/** Deletes the exercises put away longest ago beyond the limit, those marked as deleted first. */
function* deleteOldest(tx: Transaction, user: UserId): Work<void> {
  const done = and(eq(exercises.done, true), eq(exercises.favourite, false));
  const beyond = tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.user, user), or(eq(exercises.deleted, true), done)))
    .orderBy(exercises.deleted, desc(exercises.date))
    .limit(unlimited)
    .offset(kept.exercisesPutAway);
  yield* run(tx.delete(exercises).where(inArray(exercises.id, beyond)));
}

interface Removal {
  date: number;
  remover: UserId;
}

/**
 * Deletes an unfinished exercise, or only the essential mark of a finished one (spec 2, section 4). A suggested one that its owner
 * deletes is declined, and keeps who suggested it.
 * @throws AppError notFound for another user's id
 */
export function* removeExercise(
  tx: Transaction,
  { user, id, date, remover }: Removal & { user: UserId; id: RecordId },
): Work<Exercise> {
  const found = yield* find(tx, user, id);
  const exercise = found.done || remover === user ? found : yield* forgetSuggester(tx, found);
  const changed = yield* change(tx, exercise, exercise.done ? { favourite: false, date } : { deleted: true, date });
  yield* deleteOldest(tx, user);
  return changed;
}

export function exercisesRepository(db: Connection) {
  return {
    /** How many there are, deleted ones too. */
    count: prepareCount(db, exercises),

    /** A user's exercises, newest first, including deleted ones, which the screen marks. */
    of: async (user: UserId) => select(db).where(eq(exercises.user, user)).orderBy(desc(exercises.id)).all(),

    /** The exercises to be done, with how often each was done and on which day last. */
    practisedOf: async (user: UserId) =>
      db
        .select({
          frequency: exercises.frequency,
          times: exercises.times,
          total: count(completions.day),
          latest: max(completions.day),
        })
        .from(exercises)
        .leftJoin(completions, eq(completions.exercise, exercises.id))
        .where(and(eq(exercises.user, user), eq(exercises.done, false), eq(exercises.deleted, false)))
        .groupBy(exercises.id)
        .all(),

    /** Whether a user has an exercise, to be done or done, or ever had one that they deleted. */
    anyOf: async (user: UserId) =>
      (await db.select({ id: exercises.id }).from(exercises).where(eq(exercises.user, user)).limit(1).get()) !==
      undefined,

    /** Adds an exercise, or returns the same one if it is to be done already. @throws AppError limitReached */
    register: (exercise: NewExercise): Promise<Exercise> =>
      write(db, { user: exercise.user }, function* (tx) {
        const same = yield* findDuplicate(tx, exercise);
        if (same) return same;
        yield* assertRoomFor(tx, exercise.user);
        const row = { ...exercise, contentHash: hashOf(exercise) };
        const { id } = yield* inserted(tx.insert(exercises).values(row).returning({ id: exercises.id }));
        return yield* find(tx, exercise.user, id);
      }),

    /**
     * @throws AppError notFound for another user's id, as every change does, and for a deleted exercise; onceInLife for a finished
     * one
     */
    edit: (user: UserId, id: RecordId, changes: Changes, date: number) =>
      write(db, { user }, function* (tx) {
        const exercise = yield* find(tx, user, id);
        if (exercise.deleted) throw new AppError('notFound');
        // An essential exercise is repeated, so it cannot become one that is done once in life. Spec 2, section 5.
        if (exercise.done && changes.frequency === 'once' && exercise.frequency !== 'once') {
          throw new AppError('onceInLife', { field: 'frequency' });
        }
        const changed = yield* change(tx, exercise, { ...changes, date });
        if (changed.done && !changed.favourite) yield* deleteOldest(tx, user);
        return changed;
      }),

    remove: (user: UserId, id: RecordId, removal: Removal) =>
      write(db, { user }, (tx) => removeExercise(tx, { user, id, ...removal })),

    /** Undoes `remove`. @throws AppError limitReached if the list has filled up since */
    restore: (user: UserId, id: RecordId, date: number) =>
      write(db, { user }, function* (tx) {
        const exercise = yield* find(tx, user, id);
        if (exercise.done ? !exercise.favourite : exercise.deleted) yield* assertRoomFor(tx, user);
        return yield* change(tx, exercise, exercise.done ? { favourite: true, date } : { deleted: false, date });
      }),
  };
}
