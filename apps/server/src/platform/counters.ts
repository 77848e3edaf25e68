import { hash, randomBytes } from 'node:crypto';

const slots = 2 ** 18;

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
 * a key is kept as two slots of a table, chosen by a keyed hash, and its count is the lower of the two. So nothing counted under one
 * key ever frees another one; two keys in 34 billion share both slots, and then share an allowance. Full tables refuse too much,
 * never too little, and only until the windows end. The key of the hash is random and dies with the process: neither names nor
 * addresses can be read out of the table.
 */
export function createCounter(seconds: number) {
  const secret = randomBytes(32).toString('hex');
  const counts = new Uint16Array(slots);
  /** Epoch seconds. */
  const ends = new Uint32Array(slots);

  const now = () => Math.ceil(Date.now() / 1000);
  const isOver = (slot: number) => (ends[slot] ?? 0) <= now();
  const countOf = (slot: number) => (isOver(slot) ? 0 : (counts[slot] ?? 0));

  function add(slot: number, cost: number): void {
    const before = countOf(slot);
    if (isOver(slot)) ends[slot] = now() + seconds;
    counts[slot] = Math.min(before + cost, 65_535);
  }

  return {
    of: (key: string): Count => {
      const digest = hash('sha256', secret + key, 'buffer');
      const own = [...new Set([digest.readUInt32LE(0) % slots, digest.readUInt32LE(4) % slots])];
      return {
        wait: (points, cost) => {
          if (own.some((slot) => countOf(slot) + cost <= points)) return 0;
          return Math.max(1, Math.min(...own.map((slot) => (ends[slot] ?? 0) - now())));
        },
        add: (cost) => {
          for (const slot of own) add(slot, cost);
        },
        undo: (cost) => {
          for (const slot of own) counts[slot] = Math.max(0, countOf(slot) - cost);
        },
        forget: () => {
          for (const slot of own) counts[slot] = 0;
        },
      };
    },
  };
}

export type Counter = ReturnType<typeof createCounter>;
