import { isDeepStrictEqual } from 'node:util';
import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { AppError } from '@miraco/schemas/app-error';
import { desc, eq, lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Connection, write } from './connection.ts';
import { draftDropper } from './drafts.ts';
import { initialTests } from './schema/initial-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { keepConscience, wellnessKeeper } from './user-progress.ts';
import { ratingsOf } from './user-virtues.ts';

interface WellnessTest {
  user: string;
  responses: Answer[];
  date: number;
}

/** To SQLite: no limit. */
const all = -1;

const sentAgainWithin = 10 * 60 * 1000;

const withResult = (test: WellnessTest) => ({ ...test, result: scoreWellness(test.responses).overall.level });

export function wellnessTestsRepository(db: Connection) {
  const dropDraft = draftDropper(db);
  const keepWellness = wellnessKeeper(db);
  const user = sql.placeholder('user');
  const initialOf = db.select().from(initialTests).where(eq(initialTests.user, user)).prepare();
  const weeksOf = db
    .select()
    .from(weeklyTests)
    .where(eq(weeklyTests.user, user))
    .orderBy(desc(weeklyTests.date))
    .limit(sql.placeholder('limit'))
    .prepare();
  const addWeek = db
    .insert(weeklyTests)
    .values({
      id: sql.placeholder('id'),
      user,
      responses: sql.placeholder('responses'),
      result: sql.placeholder('result'),
      date: sql.placeholder('date'),
    })
    .prepare();

  return {
    initialOf: async (user: string) => initialOf.get({ user }),

    /** At most `size` initial tests, newest first, older than `before` where it is given. */
    initialBatch: async ({ size, before }: { size: number; before?: string | undefined }) =>
      db
        .select()
        .from(initialTests)
        .where(before === undefined ? undefined : lt(initialTests.id, before))
        .orderBy(desc(initialTests.id))
        .limit(size)
        .all(),

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
        dropDraft({ user: test.user, form: 'initial' });
        keepWellness(test.user);
        keepConscience(tx, test.user, ratingsOf(tx, test.user));
        return stored.id;
      }),

    /** A user's weekly tests, newest first. */
    weeklyOf: async (user: string) => weeksOf.all({ user, limit: all }),

    /**
     * Stores a weekly test and drops its draft. The same answers again within ten minutes are the same test, sent again by a
     * network that swallowed the first answer.
     */
    registerWeekly: (test: WellnessTest) =>
      write(db, () => {
        const { user, responses, date } = test;
        dropDraft({ user, form: 'weekly' });
        const [latest] = weeksOf.all({ user, limit: 1 });
        const repeated = latest && date - latest.date < sentAgainWithin;
        if (repeated && isDeepStrictEqual(latest.responses, responses)) return latest.id;
        const id = uuidv7();
        addWeek.run({ id, ...withResult(test) });
        keepWellness(user);
        return id;
      }),
  };
}
