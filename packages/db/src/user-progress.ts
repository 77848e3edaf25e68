import type { UserId } from '@miraco/contract/fields';
import { missingSteps } from '@miraco/domain/conscience';
import type { Ratings } from '@miraco/domain/ratings';
import { type Answer, blocksInCrisis, type Level, levels, scoreWellness } from '@miraco/domain/wellness';
import { count, eq, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import type { Connection, Transaction } from './connection.ts';
import { initialTests } from './schema/initial-tests.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';

const rankOf = (level: Level | undefined) => (level ? levels.indexOf(level) + 1 : 0);

interface Test {
  responses: Answer[];
  date: number;
}

/**
 * Prepares the update of a user's wellness rank and blocks in crisis, by which administrators' lists are sorted and filtered. It runs
 * in the transaction of a test, with the user's latest week.
 */
export function prepareWellnessUpdate(db: Connection) {
  const user = bound('user');
  const findInitial = db
    .select({ result: initialTests.result, responses: initialTests.responses, date: initialTests.date })
    .from(initialTests)
    .where(eq(initialTests.user, user))
    .prepare();
  const update = db
    .update(users)
    .set({
      wellnessRank: sql`${sql.placeholder('wellnessRank')}`,
      crisisBlocks: sql`${sql.placeholder('crisisBlocks')}`,
    })
    .where(eq(users.id, user))
    .prepare();

  return (id: UserId, weekly: Test | undefined): void => {
    const initial = findInitial.get({ user: id });
    const latest = initial && weekly ? (weekly.date >= initial.date ? weekly : initial) : (weekly ?? initial);
    const crisisBlocks = latest ? blocksInCrisis(scoreWellness(latest.responses)) : [];
    update.run({ user: id, wellnessRank: rankOf(initial?.result), crisisBlocks: JSON.stringify(crisisBlocks) });
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
