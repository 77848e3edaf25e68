import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { waitAfterWrongCodes } from '@miraco/domain/second-factor-waits';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { recordActivity } from './activities.ts';
import { type Connection, type Transaction, write } from './engine.ts';
import { recoveryCodes } from './schema/recovery-codes.ts';
import { secondFactors } from './schema/second-factors.ts';
import type { users } from './schema/users.ts';
import { one, run, type Work } from './work.ts';

function* removeAll(tx: Transaction, user: UserId): Work<boolean> {
  yield* run(tx.delete(recoveryCodes).where(eq(recoveryCodes.user, user)));
  return (yield* run(tx.delete(secondFactors).where(eq(secondFactors.user, user)))) > 0;
}

function* replaceCodes(tx: Transaction, user: UserId, codeHashes: readonly string[]): Work<void> {
  yield* run(tx.delete(recoveryCodes).where(eq(recoveryCodes.user, user)));
  yield* run(tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ user, codeHash }))));
}

/** Selects the confirmed second factor of a user. */
export const confirmed = (user: UserId | typeof users.id) =>
  and(eq(secondFactors.user, user), isNotNull(secondFactors.confirmedAt));

export function secondFactorsRepository(db: Connection) {
  return {
    /** The factor of a user, confirmed or not. */
    of: async (user: UserId) => db.select().from(secondFactors).where(eq(secondFactors.user, user)).get(),

    isConfirmed: async (user: UserId) =>
      (await db.select().from(secondFactors).where(confirmed(user)).get()) !== undefined,

    /** Stores a secret to be confirmed, in place of an unconfirmed one. @throws AppError secondFactorOn */
    begin: (user: UserId, secret: string) =>
      write(db, { user }, function* (tx) {
        if (yield* one(tx.select().from(secondFactors).where(confirmed(user)))) throw new AppError('secondFactorOn');
        yield* run(
          tx
            .insert(secondFactors)
            .values({ user, secret })
            .onConflictDoUpdate({
              target: secondFactors.user,
              set: { secret, lastStep: 0, failures: 0, failedAt: null },
            }),
        );
      }),

    /** Confirms the secret whose code was entered. Returns false if it was confirmed or replaced in the meantime. */
    confirm: (entry: { user: UserId; secret: string; step: number; now: number; codeHashes: readonly string[] }) =>
      write(db, { user: entry.user }, function* (tx) {
        const { user, secret, step, now, codeHashes } = entry;
        const changes = yield* run(
          tx
            .update(secondFactors)
            .set({ confirmedAt: now, lastStep: step })
            .where(
              and(eq(secondFactors.user, user), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)),
            ),
        );
        if (changes > 0) yield* replaceCodes(tx, user, codeHashes);
        return changes > 0;
      }),

    /** Marks the code of a step as used. Returns false if it or a later one was used before. */
    useStep: (user: UserId, step: number) =>
      write(db, 'oneStatement', function* (tx) {
        const isLater = and(confirmed(user), lt(secondFactors.lastStep, step));
        return (yield* run(tx.update(secondFactors).set({ lastStep: step }).where(isLater))) > 0;
      }),

    /** Marks a recovery code as used. Returns false if there is no unused one with this hash. */
    useRecoveryCode: (user: UserId, codeHash: string, now: number) =>
      write(db, 'oneStatement', function* (tx) {
        const isUnused = and(
          eq(recoveryCodes.user, user),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        );
        return (yield* run(tx.update(recoveryCodes).set({ usedAt: now }).where(isUnused))) > 0;
      }),

    /**
     * Counts a try at a code as a wrong one, until `succeeded`: many at once would pass together otherwise. Without `waits`, it is made
     * whatever the wait. Returns the milliseconds to wait, in which nothing was counted, and the wrong codes in a row. Undefined without a
     * factor.
     */
    trying: (user: UserId, { waits, now }: { waits: boolean; now: number }) =>
      write(db, { user }, function* (tx) {
        const factor = yield* one(tx.select().from(secondFactors).where(eq(secondFactors.user, user)));
        if (!factor) return undefined;
        const wait = waits ? waitAfterWrongCodes(factor.failures) : 0;
        // Where the clock was set back, the whole wait is left.
        const left = Math.min(wait, (factor.failedAt ?? now) + wait - now);
        if (left > 0) return { left, failures: factor.failures };
        const failures = factor.failures + 1;
        yield* run(tx.update(secondFactors).set({ failures, failedAt: now }).where(eq(secondFactors.user, user)));
        return { left: 0, failures };
      }),

    /** Ends the row of wrong codes. */
    succeeded: (user: UserId) =>
      write(db, 'oneStatement', function* (tx) {
        const none = { failures: 0, failedAt: null };
        yield* run(tx.update(secondFactors).set(none).where(eq(secondFactors.user, user)));
      }),

    recoveryCodesLeft: async (user: UserId) =>
      db.$count(recoveryCodes, and(eq(recoveryCodes.user, user), isNull(recoveryCodes.usedAt))),

    replaceRecoveryCodes: (user: UserId, codeHashes: readonly string[]) =>
      write(db, { user }, (tx) => replaceCodes(tx, user, codeHashes)),

    remove: (user: UserId) => write(db, { user }, (tx) => removeAll(tx, user)),

    /** Removes the factor of a user who has lost theirs, and logs it. @throws AppError secondFactorMissing */
    reset: (user: UserId, actor: UserId, date: number) =>
      write(db, { user }, function* (tx) {
        if (!(yield* removeAll(tx, user))) throw new AppError('secondFactorMissing');
        yield* recordActivity(tx, { user, actor, date, kind: 'secondFactorReset', detail: {} });
      }),
  };
}
