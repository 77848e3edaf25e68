import type { UserId } from '@miraco/contract/fields';
import { and, count, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Connection, read } from './engine.ts';
import { firstIdAt } from './new-ids.ts';
import { careLines } from './schema/care-lines.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { initialTests } from './schema/initial-tests.ts';
import { users } from './schema/users.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { one, type Work } from './work.ts';

interface Period {
  /** Epoch milliseconds, without the moment `until`. */
  from: number;
  until: number;
  /** With it, the clients of this coach alone. */
  caseload: UserId | undefined;
}

/** As many are counted. */
const most = 1000;

type Dated = typeof initialTests | typeof weeklyTests | typeof careLines | typeof deletionRequests;

/** What is new for the team. */
export function teamNewsRepository(db: Connection) {
  const inCaseload = (user: SQLiteColumn, caseload: UserId | undefined) =>
    caseload === undefined
      ? undefined
      : inArray(user, db.select({ id: users.id }).from(users).where(eq(users.coach, caseload)));

  function* number(table: Dated, { from, until, caseload }: Period, isRecent?: SQL): Work<number> {
    const isNew = and(isRecent, gte(table.date, from), lt(table.date, until), inCaseload(table.user, caseload));
    const found = db.select({ user: table.user }).from(table).where(isNew).limit(most).as('found');
    return (yield* one(db.select({ rows: count() }).from(found)))?.rows ?? 0;
  }

  return {
    /** The numbers of tests, care signs and removal requests of a period, each counted up to 1,000. */
    of: (period: Period) =>
      read(db, function* () {
        // Ids are ordered by creation: the older tests are not read.
        const tests = (table: typeof initialTests | typeof weeklyTests) =>
          number(table, period, gte(table.id, firstIdAt(period.from)));
        return {
          tests: (yield* tests(initialTests)) + (yield* tests(weeklyTests)),
          care: yield* number(careLines, period),
          removals: yield* number(deletionRequests, period),
        };
      }),
  };
}
