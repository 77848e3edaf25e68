import type { UserId } from '@miraco/contract/fields';
import { missingSteps } from '@miraco/domain/conscience';
import type { Ratings } from '@miraco/domain/ratings';
import { opensByItself } from '@miraco/domain/unlocking';
import { count, eq } from 'drizzle-orm';
import type { Transaction } from './connection.ts';
import { initialTests } from './schema/initial-tests.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { practiceUnlocking } from './settings.ts';
import { applyChanges } from './user-changes.ts';

function isComplete(tx: Transaction, user: UserId, ratings: Ratings): boolean {
  const missing = missingSteps({
    initialTaken: tx.select().from(initialTests).where(eq(initialTests.user, user)).get() !== undefined,
    weakTestTaken: tx.select().from(weakTests).where(eq(weakTests.user, user)).get() !== undefined,
    expectationCount:
      tx.select({ entries: count() }).from(prospects).where(eq(prospects.user, user)).get()?.entries ?? 0,
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
export function updateConscienceComplete(tx: Transaction, { user, ratings, date }: Change): void {
  const before = tx.select().from(users).where(eq(users.id, user)).get();
  if (!before) return;
  const conscienceComplete = isComplete(tx, user, ratings);
  if (conscienceComplete === before.conscienceComplete) return;
  tx.update(users).set({ conscienceComplete }).where(eq(users.id, user)).run();
  const isWaiting = conscienceComplete && before.activeTest && before.list !== 'team';
  if (isWaiting && opensByItself(before.unlocking, practiceUnlocking(tx))) {
    applyChanges(tx, user, { activeTest: false }, { editor: null, date });
  }
}
