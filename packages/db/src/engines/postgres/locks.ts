import { createHash } from 'node:crypto';
import type { Scope } from '../../engine.ts';

/** The key of an advisory lock, 64 bits with a sign. */
const keyOf = (name: string) => createHash('sha256').update(name).digest().readBigInt64BE();

/** Every change takes it: shared with others, but for one for everybody. */
const all = keyOf('miraco: everybody');

/**
 * SQL that waits until no other change, of any process, has rows in its hands that a change of this scope reads: locks to the end of the
 * transaction. Serializable isolation would refuse most changes that come together (1,540 of 2,000, each of another user).
 */
export function lockFor(scope: Exclude<Scope, 'oneStatement'>): string {
  if (scope === 'everybody') return `select pg_advisory_xact_lock(${all})`;
  return `select pg_advisory_xact_lock_shared(${all}), pg_advisory_xact_lock(${keyOf(`miraco: user ${scope.user}`)})`;
}

/** SQL of a lock that one connection has for as long as it lives, for a job that one process does at a time. */
export const lockAlone = (job: string) => `pg_advisory_lock(${keyOf(`miraco: job ${job}`)})`;
export const tryAlone = (job: string) => `pg_try_advisory_lock(${keyOf(`miraco: job ${job}`)})`;
export const unlockAlone = (job: string) => `pg_advisory_unlock(${keyOf(`miraco: job ${job}`)})`;
