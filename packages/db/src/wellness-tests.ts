import { isDeepStrictEqual } from 'node:util';
import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { AppError } from '@miraco/schemas/app-error';
import { desc, eq, sql } from 'drizzle-orm';
import { type Connection, inserted, write } from './connection.ts';
import { dropDraft } from './drafts.ts';
import { initialTests } from './schema/initial-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { keepConscience, keepWellness } from './user-progress.ts';
import { ratingsOf } from './user-virtues.ts';

interface WellnessTest {
  user: string;
  responses: Answer[];
  date: number;
}

const sentAgainWithin = 10 * 60 * 1000;

const withResult = (test: WellnessTest) => ({ ...test, result: scoreWellness(test.responses).overall.level });

export function wellnessTestsRepository(db: Connection) {
  const initialOf = db
    .select()
    .from(initialTests)
    .where(eq(initialTests.user, sql.placeholder('user')))
    .prepare();

  return {
    initialOf: async (user: string) => initialOf.get({ user }),

    /** Every initial test, newest first. */
    allInitial: async () => db.select().from(initialTests).orderBy(desc(initialTests.id)).all(),

    /**
     * Stores the initial test of a user, which is taken once, and drops its draft.
     * @throws AppError initialTaken where there is one already
     */
    registerInitial: (test: WellnessTest) =>
      write(db, (tx) => {
        const [stored] = tx
          .insert(initialTests)
          .values(withResult(test))
          .onConflictDoNothing({ target: initialTests.user })
          .returning({ id: initialTests.id })
          .all();
        if (!stored) throw new AppError('initialTaken');
        dropDraft(tx, test.user, 'initial');
        keepWellness(tx, test.user);
        keepConscience(tx, test.user, ratingsOf(tx, test.user));
        return stored.id;
      }),

    /** A user's weekly tests, newest first. */
    weeklyOf: async (user: string) =>
      db.select().from(weeklyTests).where(eq(weeklyTests.user, user)).orderBy(desc(weeklyTests.date)).all(),

    /**
     * Stores a weekly test and drops its draft. The same answers again within ten minutes are the same test, sent again by a
     * network that swallowed the first answer.
     */
    registerWeekly: (test: WellnessTest) =>
      write(db, (tx) => {
        dropDraft(tx, test.user, 'weekly');
        const latest = tx
          .select()
          .from(weeklyTests)
          .where(eq(weeklyTests.user, test.user))
          .orderBy(desc(weeklyTests.date))
          .limit(1)
          .get();
        const repeated = latest && test.date - latest.date < sentAgainWithin;
        if (repeated && isDeepStrictEqual(latest.responses, test.responses)) return latest.id;
        const { id } = inserted(
          tx.insert(weeklyTests).values(withResult(test)).returning({ id: weeklyTests.id }).all(),
        );
        keepWellness(tx, test.user);
        return id;
      }),
  };
}
