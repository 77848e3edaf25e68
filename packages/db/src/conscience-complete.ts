import type { UserId } from '@miraco/contract/fields';
import { missingSteps } from '@miraco/domain/conscience';
import type { Ratings } from '@miraco/domain/ratings';
import { opensByItself } from '@miraco/domain/unlocking';
import { count, eq } from 'drizzle-orm';
import type { Transaction } from './engine.ts';
import { initialTests } from './schema/initial-tests.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { practiceUnlocking } from './settings.ts';
import { applyChanges } from './user-changes.ts';
import { one, run, type Work } from './work.ts';

function* isComplete(tx: Transaction, user: UserId, ratings: Ratings): Work<boolean> {
  const initial = yield* one(tx.select().from(initialTests).where(eq(initialTests.user, user)));
  const weak = yield* one(tx.select().from(weakTests).where(eq(weakTests.user, user)));
  const expectations = yield* one(tx.select({ entries: count() }).from(prospects).where(eq(prospects.user, user)));
  const missing = missingSteps({
    initialTaken: initial !== undefined,
    weakTestTaken: weak !== undefined,
    expectationCount: expectations?.entries ?? 0,
    ratings,
  });
  return missing.length === 0;
}

interface Change {
  user: UserId;
  ratings: Ratings;
  date: number;
}

/**
 * Updates whether a user has completed Conscience, in the transaction of a change that it depends on. The later phases of a client open
 * with it where that is set. Nothing opens for those who had completed it before.
 */
export function* updateConscienceComplete(tx: Transaction, { user, ratings, date }: Change): Work<void> {
  const before = yield* one(tx.select().from(users).where(eq(users.id, user)));
  if (!before) return;
  const conscienceComplete = yield* isComplete(tx, user, ratings);
  if (conscienceComplete === before.conscienceComplete) return;
  yield* run(tx.update(users).set({ conscienceComplete }).where(eq(users.id, user)));
  const isWaiting = conscienceComplete && before.activeTest && before.list !== 'team';
  if (isWaiting && opensByItself(before.unlocking, yield* practiceUnlocking(tx))) {
    yield* applyChanges(tx, user, { activeTest: false }, { editor: null, date });
  }
}
