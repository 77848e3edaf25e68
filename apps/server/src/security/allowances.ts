import { createHmac } from 'node:crypto';
import type { Store } from '@miraco/db/store';
import { createCounter, slots } from './counters.ts';

/** Of a name that is not to be stored. Nobody without the secret can tell it, or choose another one with the same hash. */
export const keyedHash = (secret: Uint8Array, name: string) => createHmac('sha256', secret).update(name).digest();

/** Counts by key in windows that begin with the first count. */
export interface Allowance {
  /** Takes `cost` if it fits into `points`. Returns 0, or the seconds until it may fit: then nothing is taken. */
  take: (key: string, points: number, cost: number) => Promise<number>;
  undo: (key: string, cost: number) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

/** Makes the allowances of one kind, whose windows have so many seconds. */
export type MakeAllowance = (kind: string, seconds: number) => Allowance;

/** In memory of a fixed size (counters.ts). A restart resets them. */
export const allowanceOfProcess: MakeAllowance = (_kind, seconds) => {
  const counter = createCounter(seconds);
  return {
    take: async (key, points, cost) => {
      const count = counter.of(key);
      const wait = count.wait(points, cost);
      if (wait === 0) count.add(cost);
      return wait;
    },
    undo: async (key, cost) => counter.of(key).undo(cost),
    forget: async (key) => counter.of(key).forget(),
  };
};

/**
 * In the database, for processes that share it: otherwise each would give the whole allowance. As in memory, a keyed hash of the key
 * selects a slot, so that neither names nor addresses are stored, and no flood of names fills the table.
 */
export function sharedAllowances(counts: Store['counts'], secret: Uint8Array): MakeAllowance {
  return (kind, seconds) => {
    const nameOf = (key: string) => `${kind} ${keyedHash(secret, `${kind} ${key}`).readUInt32LE(0) % slots}`;
    return {
      take: async (key, points, cost) => {
        const allowance = { key: nameOf(key), points, cost, milliseconds: seconds * 1000 };
        return Math.ceil((await counts.take(allowance, Date.now())) / 1000);
      },
      undo: (key, cost) => counts.undo(nameOf(key), cost),
      forget: (key) => counts.forget(nameOf(key)),
    };
  };
}
