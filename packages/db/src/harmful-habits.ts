import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, inserted, write } from './connection.ts';
import { contentHash } from './content-hash.ts';
import { draftDropper } from './drafts.ts';
import { assertRoom } from './room.ts';
import { rowReader } from './row-reader.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';

const { contentHash: hashColumn, ...columns } = getTableColumns(harmfulHabits);

type NewHarmfulHabit = Omit<typeof harmfulHabits.$inferSelect, 'id' | 'contentHash'>;

/** As the migration that added the column computes it. */
const hashOf = ({ habit, feelings, action, frequency, quantity, impact }: NewHarmfulHabit) =>
  contentHash(habit, JSON.stringify(feelings), action, frequency, quantity, impact);

export function harmfulHabitsRepository(db: Connection) {
  const dropDraft = draftDropper(db);
  const ofUser = eq(harmfulHabits.user, bound('user'));
  const of = rowReader(
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
    /** A user's habits, newest first. */
    of: async (user: UserId) => of({ user }),

    /**
     * Adds a habit and drops the draft. One that is there already, word for word, is stored once; answers its id.
     * @throws AppError limitReached
     */
    register: (habit: NewHarmfulHabit) =>
      write(db, (tx) => {
        const { user } = habit;
        const hash = hashOf(habit);
        const same = findSame.get({ user, hash });
        if (!same) assertRoom('harmfulHabits', countOf.get({ user })?.entries ?? 0);
        dropDraft({ user, form: 'harmful' });
        if (same) return same.id;
        const row = { ...habit, contentHash: hash };
        return inserted(tx.insert(harmfulHabits).values(row).returning({ id: harmfulHabits.id }).all()).id;
      }),

    /** @throws AppError notFound for an id that is not the user's */
    remove: (user: UserId, id: RecordId) =>
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
