import { missingSteps } from '@miraco/domain/conscience';
import type { Ratings } from '@miraco/domain/ratings';
import { type Level, levels } from '@miraco/domain/wellness';
import { count, desc, eq } from 'drizzle-orm';
import type { Transaction } from './connection.ts';
import { initialTests } from './schema/initial-tests.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';

const rankOf = (level: Level | undefined) => (level ? levels.indexOf(level) + 1 : 0);

/** Keeps with the user how their wellness tests went, for the lists of administrators; in the transaction of the test. */
export function keepWellness(tx: Transaction, user: string): void {
  const initial = tx.select().from(initialTests).where(eq(initialTests.user, user)).get();
  const weekly = tx
    .select()
    .from(weeklyTests)
    .where(eq(weeklyTests.user, user))
    .orderBy(desc(weeklyTests.date))
    .limit(1)
    .get();
  const latest = initial && weekly ? (weekly.date >= initial.date ? weekly : initial) : (weekly ?? initial);
  const ranks = { wellnessRank: rankOf(initial?.result), latestRank: rankOf(latest?.result) };
  tx.update(users).set(ranks).where(eq(users.id, user)).run();
}

/** Keeps with the user whether Conscience is complete; in the transaction of whatever bears on it. */
export function keepConscience(tx: Transaction, user: string, ratings: Ratings): void {
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
