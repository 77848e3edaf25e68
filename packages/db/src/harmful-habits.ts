import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { bound } from './bound.ts';
import { raiseCareLine } from './care-lines.ts';
import { contentHash } from './content-hash.ts';
import { prepareDraftDeletion } from './drafts.ts';
import { type Connection, write } from './engine.ts';
import { assertRoom } from './room.ts';
import { rowReader } from './row-reader.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { inserted, one, run } from './work.ts';

const { contentHash: hashColumn, ...columns } = getTableColumns(harmfulHabits);

type NewHarmfulHabit = Omit<typeof harmfulHabits.$inferSelect, 'id' | 'contentHash'>;

/** Must equal the hash of the migration that added the column. */
const hashOf = ({ habit, feelings, action, frequency, quantity, impact }: NewHarmfulHabit) =>
  contentHash(habit, JSON.stringify(feelings), action, frequency, quantity, impact);

export function harmfulHabitsRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  const ofUser = eq(harmfulHabits.user, bound('user'));
  const habitsOf = rowReader(
    columns,
    db.select(columns).from(harmfulHabits).where(ofUser).orderBy(desc(harmfulHabits.id)).prepare(),
  );
  const countOf = db.select({ entries: count() }).from(harmfulHabits).where(ofUser).prepare();
  const findSame = db
    .select({ id: harmfulHabits.id })
    .from(harmfulHabits)
    .where(and(ofUser, eq(hashColumn, bound('hash'))))
    .prepare();

  return {
    /** Newest first. */
    of: async (user: UserId) => habitsOf.all({ user }),

    /**
     * Adds a habit, deletes the draft and returns the id. A duplicate, word for word, is not added. One that `cares` raises a line for
     * the team.
     * @throws AppError limitReached
     */
    register: ({ cares, ...habit }: NewHarmfulHabit & { cares: boolean }) =>
      write(db, { user: habit.user }, function* (tx) {
        const { user } = habit;
        const hash = hashOf(habit);
        const same = yield* one(findSame, { user, hash });
        if (!same) assertRoom('harmfulHabits', (yield* one(countOf, { user }))?.entries ?? 0);
        yield* deleteDraft({ user, form: 'harmful' });
        if (same) return same.id;
        const row = { ...habit, contentHash: hash };
        const { id } = yield* inserted(tx.insert(harmfulHabits).values(row).returning({ id: harmfulHabits.id }));
        if (cares) yield* raiseCareLine(tx, { user, source: 'habit', date: habit.date });
        return id;
      }),

    /** @throws AppError notFound, also for another user's id */
    remove: (user: UserId, id: RecordId) =>
      write(db, { user }, function* (tx) {
        const changes = yield* run(
          tx.delete(harmfulHabits).where(and(eq(harmfulHabits.id, id), eq(harmfulHabits.user, user))),
        );
        if (changes === 0) throw new AppError('notFound');
        return changes;
      }),
  };
}
