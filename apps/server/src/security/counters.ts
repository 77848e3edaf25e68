import { hash, randomBytes } from 'node:crypto';

export const slots = 2 ** 18;

const maximumCount = 65_535;

/** What a key has used of its allowance in the current window. */
export interface Count {
  /** Seconds until `cost` more fits into `points`; 0 if it fits now. */
  wait: (points: number, cost: number) => number;
  add: (cost: number) => void;
  undo: (cost: number) => void;
  forget: () => void;
}

/**
 * Counts by key in fixed windows of `seconds` that begin with the first count. It takes 1.5 MB for any number of keys: a hash of the
 * key selects a slot of a table, and keys in the same slot share its allowance. So with more keys more is refused too early, but no
 * key ever gets more than its allowance. Time is that since the start of the process: setting the clock of the machine neither ends a
 * window nor makes it longer. The hash is keyed with a secret that lives only in this process: nobody can choose a slot,
 * and neither names nor addresses can be recovered from the table.
 */
export function createCounter(seconds: number) {
  const secret = randomBytes(32).toString('hex');
  const counts = new Uint16Array(slots);
  /** Seconds since the start of the process. */
  const ends = new Uint32Array(slots);

  const now = () => Math.ceil(performance.now() / 1000);
  const secondsLeft = (slot: number) => Math.max(0, (ends[slot] ?? 0) - now());
  const countOf = (slot: number) => (secondsLeft(slot) > 0 ? (counts[slot] ?? 0) : 0);

  return {
    of: (key: string): Count => {
      const slot = hash('sha256', secret + key, 'buffer').readUInt32LE(0) % slots;
      return {
        wait: (points, cost) => (countOf(slot) + cost <= points ? 0 : Math.max(1, secondsLeft(slot))),
        add: (cost) => {
          counts[slot] = Math.min(countOf(slot) + cost, maximumCount);
          if (secondsLeft(slot) === 0) ends[slot] = now() + seconds;
        },
        undo: (cost) => {
          counts[slot] = Math.max(0, countOf(slot) - cost);
        },
        forget: () => {
          counts[slot] = 0;
        },
      };
    },
  };
}
