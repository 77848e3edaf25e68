import { hash, randomBytes } from 'node:crypto';

const slots = 2 ** 18;

const mostCounted = 65_535;

/** What a key has used of its allowance, until its window ends. */
export interface Count {
  /** Seconds until `cost` more fits into `points`; 0 where it does now. */
  wait: (points: number, cost: number) => number;
  add: (cost: number) => void;
  undo: (cost: number) => void;
  forget: () => void;
}

/**
 * Counts by key, in windows of so many seconds that begin with what is counted first. It takes 1.5 MB however many keys there are:
 * a key is one slot of a table, chosen by a hash, and keys that fall into the same slot share their allowance. So the more keys there
 * are, the more is refused too soon, and none ever gets more than its allowance. The hash has a key of its own that dies with the
 * process: nobody can choose whom they share with, and neither names nor addresses can be read out of the table.
 */
export function createCounter(seconds: number) {
  const secret = randomBytes(32).toString('hex');
  const counts = new Uint16Array(slots);
  /** Epoch seconds. */
  const ends = new Uint32Array(slots);

  const now = () => Math.ceil(Date.now() / 1000);
  /** None where the clock was set back: that must lock nobody out. */
  const secondsLeft = (slot: number) => {
    const left = (ends[slot] ?? 0) - now();
    return left > 0 && left <= seconds ? left : 0;
  };
  const countOf = (slot: number) => (secondsLeft(slot) > 0 ? (counts[slot] ?? 0) : 0);

  return {
    of: (key: string): Count => {
      const slot = hash('sha256', secret + key, 'buffer').readUInt32LE(0) % slots;
      return {
        wait: (points, cost) => (countOf(slot) + cost <= points ? 0 : Math.max(1, secondsLeft(slot))),
        add: (cost) => {
          counts[slot] = Math.min(countOf(slot) + cost, mostCounted);
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
