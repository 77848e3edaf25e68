import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { weeklyTestsWithin } from '@miraco/domain/caps';
import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { and, count, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import { updateConscienceComplete } from './conscience-complete.ts';
import { prepareDraftDeletion } from './drafts.ts';
import { type Connection, write } from './engine.ts';
import { newRecordId } from './new-ids.ts';
import { prepareCount } from './prepare-count.ts';
import { assertRoom } from './room.ts';
import { rowReader } from './row-reader.ts';
import { initialTests } from './schema/initial-tests.ts';
import { users } from './schema/users.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { prepareWellnessUpdate } from './user-progress.ts';
import { ratingsOf } from './user-virtues.ts';
import { many, one, run } from './work.ts';

interface WellnessTest {
  user: UserId;
  responses: Answer[];
  date: number;
}

/** The same answers within this time are one test. */
const duplicateWindow = 10 * 60 * 1000;

const withResult = (test: WellnessTest) => ({ ...test, result: scoreWellness(test.responses).overall.level });

export function wellnessTestsRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  const updateWellness = prepareWellnessUpdate(db);
  const initialOf = db
    .select()
    .from(initialTests)
    .where(eq(initialTests.user, bound('user')))
    .prepare();
  const selectWeeks = () =>
    db
      .select()
      .from(weeklyTests)
      .where(eq(weeklyTests.user, bound('user')))
      .orderBy(desc(weeklyTests.date));
  const weeksOf = rowReader(getTableColumns(weeklyTests), selectWeeks().prepare());
  const countSince = db
    .select({ tests: count() })
    .from(weeklyTests)
    .where(and(eq(weeklyTests.user, bound('user')), gt(weeklyTests.date, bound('since'))))
    .prepare();
  const latestWeekOf = selectWeeks().limit(1).prepare();
  const addWeek = db
    .insert(weeklyTests)
    .values({
      id: sql.placeholder('id'),
      user: sql.placeholder('user'),
      responses: sql.placeholder('responses'),
      result: sql.placeholder('result'),
      date: sql.placeholder('date'),
    })
    .prepare();

  return {
    initialOf: async (user: UserId) => initialOf.get({ user }),

    /** At most `size` initial tests, newest first, older than `before` if given; with a `caseload`, of the clients of this coach. */
    initialBatch: async ({
      size,
      before,
      caseload,
    }: {
      size: number;
      before?: RecordId | undefined;
      caseload: UserId | undefined;
    }) =>
      db
        .select()
        .from(initialTests)
        .where(
          and(
            before === undefined ? undefined : lt(initialTests.id, before),
            caseload === undefined
              ? undefined
              : inArray(initialTests.user, db.select({ id: users.id }).from(users).where(eq(users.coach, caseload))),
          ),
        )
        .orderBy(desc(initialTests.id))
        .limit(size)
        .all(),

    /**
     * Stores the initial test of a user and deletes its draft.
     * @throws AppError initialTaken if the user has taken it already
     */
    registerInitial: (test: WellnessTest) =>
      write(db, { user: test.user }, function* (tx) {
        const { user, date } = test;
        const [stored] = yield* many(
          tx
            .insert(initialTests)
            .values(withResult(test))
            .onConflictDoNothing({ target: initialTests.user })
            .returning({ id: initialTests.id }),
        );
        if (!stored) throw new AppError('initialTaken');
        yield* deleteDraft({ user, form: 'initial' });
        yield* updateWellness(user);
        yield* updateConscienceComplete(tx, { user, ratings: yield* ratingsOf(tx, user), date });
        return stored.id;
      }),

    countWeekly: prepareCount(db, weeklyTests),

    latestWeeklyOf: async (user: UserId) => latestWeekOf.get({ user }),

    /** Newest first. */
    weeklyOf: async (user: UserId) => weeksOf.all({ user }),

    /**
     * Stores a weekly test and deletes its draft. The same answers again within ten minutes are a retry after a lost response, and
     * return the id of the first.
     * @throws AppError limitReached
     */
    registerWeekly: (test: WellnessTest) =>
      write(db, { user: test.user }, function* () {
        const { user, responses, date } = test;
        const latest = yield* one(latestWeekOf, { user });
        const recent = latest && date - latest.date < duplicateWindow;
        const repeated = recent && isDeepStrictEqual(latest.responses, responses);
        if (!repeated) {
          const weeks = yield* one(countSince, { user, since: date - weeklyTestsWithin });
          assertRoom('weeklyTests', weeks?.tests ?? 0);
        }
        yield* deleteDraft({ user, form: 'weekly' });
        if (repeated) return latest.id;
        const week = { id: newRecordId(), ...withResult(test) };
        yield* run(addWeek, week);
        yield* updateWellness(user);
        return week.id;
      }),
  };
}
