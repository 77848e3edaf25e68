import type { UserId } from '@miraco/contract/fields';
import { eq } from 'drizzle-orm';
import type { Transaction } from './engine.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { removals } from './schema/removals.ts';
import { one, run, type Work } from './work.ts';

/** A user who was removed. */
export interface Removed {
  readonly user: string;
  /** In epoch milliseconds. */
  readonly removedAt: number;
  /** They had asked for it. */
  readonly asked: boolean;
}

/** Notes that a user is removed, before they are. Their own request counts as such, whoever carries it out. */
export function* noteRemoval(tx: Transaction, user: UserId, removedAt: number): Work<void> {
  const request = yield* one(tx.select().from(deletionRequests).where(eq(deletionRequests.user, user)));
  const set = { removedAt, asked: request !== undefined };
  yield* run(
    tx
      .insert(removals)
      .values({ user, ...set })
      .onConflictDoUpdate({ target: removals.user, set }),
  );
}
