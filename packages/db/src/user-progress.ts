import type { UserId } from '@miraco/contract/fields';
import { missingSteps } from '@miraco/domain/conscience';
import type { Ratings } from '@miraco/domain/ratings';
import { blocksInCrisis, levels, scoreWellness } from '@miraco/domain/wellness';
import { count, desc, eq, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import type { Connection, Transaction } from './connection.ts';
import { initialTests } from './schema/initial-tests.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** When the next weekly test is due, in epoch milliseconds, after a test or the opening of the later phases. */
export const nextWeeklyDue = (date: number) => date + week;

/**
 * Prepares the update of the copies of a user's latest tests, by which lists are sorted and filtered. It runs in the transaction of a
 * test.
 */
export function prepareWellnessUpdate(db: Connection) {
  const user = bound('user');
  const testsIn = (table: typeof initialTests | typeof weeklyTests) =>
    db
      .select({ responses: table.responses, date: table.date })
      .from(table)
      .where(eq(table.user, user))
      .orderBy(desc(table.date))
      .limit(2)
      .prepare();
  const findInitial = testsIn(initialTests);
  const findWeeks = testsIn(weeklyTests);
  const update = db
    .update(users)
    .set({
      wellnessRank: sql`${sql.placeholder('wellnessRank')}`,
      crisisBlocks: sql`${sql.placeholder('crisisBlocks')}`,
      wellness: sql`${sql.placeholder('wellness')}`,
      wellnessBefore: sql`${sql.placeholder('wellnessBefore')}`,
      testedAt: sql`${sql.placeholder('testedAt')}`,
      weeklyAt: sql`${sql.placeholder('weeklyAt')}`,
      // Not due at all while the later phases are closed, or the client is put away.
      weeklyDueAt: sql`case when ${users.activeTest} = 1 or ${users.list} <> 'clients' then null else ifnull(${sql.placeholder('weeklyDueAt')}, ${users.weeklyDueAt}) end`,
    })
    .where(eq(users.id, user))
    .prepare();

  return (id: UserId): void => {
    const weeks = findWeeks.all({ user: id });
    const weeklyAt = weeks[0]?.date ?? null;
    // Of two tests of the same moment, the weekly one is the later.
    const tests = [...weeks, ...findInitial.all({ user: id })].toSorted((one, other) => other.date - one.date);
    const [latest, before] = tests.map(({ responses }) => scoreWellness(responses));
    update.run({
      user: id,
      wellnessRank: latest ? levels.indexOf(latest.overall.level) + 1 : 0,
      crisisBlocks: JSON.stringify(latest ? blocksInCrisis(latest) : []),
      wellness: latest?.overall.points ?? null,
      wellnessBefore: before?.overall.points ?? null,
      testedAt: tests[0]?.date ?? null,
      weeklyAt,
      weeklyDueAt: weeklyAt && nextWeeklyDue(weeklyAt),
    });
  };
}

/** Updates whether a user has completed Conscience, in the transaction of a change that it depends on. */
export function updateConscienceComplete(tx: Transaction, user: UserId, ratings: Ratings): void {
  const missing = missingSteps({
    initialTaken: tx.select().from(initialTests).where(eq(initialTests.user, user)).get() !== undefined,
    weakTestTaken: tx.select().from(weakTests).where(eq(weakTests.user, user)).get() !== undefined,
    expectationCount:
      tx.select({ entries: count() }).from(prospects).where(eq(prospects.user, user)).get()?.entries ?? 0,
    ratings,
  });
  tx.update(users)
    .set({ conscienceComplete: missing.length === 0 })
    .where(eq(users.id, user))
    .run();
}
