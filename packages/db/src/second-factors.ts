import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { recordActivity } from './activities.ts';
import { type Connection, type Transaction, write } from './connection.ts';
import { recoveryCodes } from './schema/recovery-codes.ts';
import { secondFactors } from './schema/second-factors.ts';
import type { users } from './schema/users.ts';

function removeAll(tx: Transaction, user: UserId): boolean {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.user, user)).run();
  return tx.delete(secondFactors).where(eq(secondFactors.user, user)).run().changes > 0;
}

function replaceCodes(tx: Transaction, user: UserId, codeHashes: readonly string[]): void {
  tx.delete(recoveryCodes).where(eq(recoveryCodes.user, user)).run();
  tx.insert(recoveryCodes)
    .values(codeHashes.map((codeHash) => ({ user, codeHash })))
    .run();
}

/** Selects the confirmed second factor of a user. */
export const confirmed = (user: UserId | typeof users.id) =>
  and(eq(secondFactors.user, user), isNotNull(secondFactors.confirmedAt));

export function secondFactorsRepository(db: Connection) {
  return {
    /** The factor of a user, confirmed or not. */
    of: async (user: UserId) => db.select().from(secondFactors).where(eq(secondFactors.user, user)).get(),

    isConfirmed: async (user: UserId) => db.select().from(secondFactors).where(confirmed(user)).get() !== undefined,

    /** Stores a secret to be confirmed, in place of an unconfirmed one. @throws AppError secondFactorOn */
    begin: (user: UserId, secret: string) =>
      write(db, (tx) => {
        if (tx.select().from(secondFactors).where(confirmed(user)).get()) throw new AppError('secondFactorOn');
        tx.insert(secondFactors)
          .values({ user, secret })
          .onConflictDoUpdate({ target: secondFactors.user, set: { secret, lastStep: 0 } })
          .run();
      }),

    /** Confirms the secret whose code was entered. Returns false if it was confirmed or replaced in the meantime. */
    confirm: (entry: { user: UserId; secret: string; step: number; now: number; codeHashes: readonly string[] }) =>
      write(db, (tx) => {
        const { user, secret, step, now, codeHashes } = entry;
        const { changes } = tx
          .update(secondFactors)
          .set({ confirmedAt: now, lastStep: step })
          .where(and(eq(secondFactors.user, user), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)))
          .run();
        if (changes > 0) replaceCodes(tx, user, codeHashes);
        return changes > 0;
      }),

    /** Marks the code of a step as used. Returns false if it or a later one was used before. */
    useStep: (user: UserId, step: number) =>
      write(
        db,
        (tx) =>
          tx
            .update(secondFactors)
            .set({ lastStep: step })
            .where(and(confirmed(user), lt(secondFactors.lastStep, step)))
            .run().changes > 0,
      ),

    /** Marks a recovery code as used. Returns false if there is no unused one with this hash. */
    useRecoveryCode: (user: UserId, codeHash: string, now: number) =>
      write(
        db,
        (tx) =>
          tx
            .update(recoveryCodes)
            .set({ usedAt: now })
            .where(
              and(eq(recoveryCodes.user, user), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
            )
            .run().changes > 0,
      ),

    recoveryCodesLeft: async (user: UserId) =>
      db.$count(recoveryCodes, and(eq(recoveryCodes.user, user), isNull(recoveryCodes.usedAt))),

    replaceRecoveryCodes: (user: UserId, codeHashes: readonly string[]) =>
      write(db, (tx) => replaceCodes(tx, user, codeHashes)),

    remove: (user: UserId) => write(db, (tx) => removeAll(tx, user)),

    /** Removes the factor of a user who has lost theirs, and logs it. @throws AppError secondFactorMissing */
    reset: (user: UserId, actor: UserId, date: number) =>
      write(db, (tx) => {
        if (!removeAll(tx, user)) throw new AppError('secondFactorMissing');
        recordActivity(tx, { user, actor, date, kind: 'secondFactorReset', detail: {} });
      }),
  };
}
