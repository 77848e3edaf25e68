import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { type Connection, write } from './engine.ts';
import { counts } from './schema/counts.ts';
import { run } from './work.ts';

interface Allowance {
  key: string;
  cost: number;
  /** The most that may be used in `milliseconds`, which begin with the first use. */
  points: number;
  milliseconds: number;
}

/**
 * Synchronizing a clock moves it by less. A window that ends later began before the clock was set back: it counts on, and ends when
 * one that begins now would.
 */
const slack = 60_000;

/** What of allowances is used, counted by all processes together. */
export function countsRepository(db: Connection) {
  return {
    /** Uses an allowance if the cost fits. Returns 0, or the milliseconds until it may fit: then nothing is used. */
    take: async ({ key, cost, points, milliseconds }: Allowance, now: number): Promise<number> => {
      const until = now + milliseconds;
      const isOver = lte(counts.until, now);
      const isFar = gt(counts.until, until + slack);
      const set = {
        used: sql`case when ${isOver} then ${cost} else ${counts.used} + ${cost} end`,
        until: sql`case when ${or(isOver, isFar)} then ${until} else ${counts.until} end`,
      };
      const taken = await write(db, 'oneStatement', (tx) =>
        run(
          tx
            .insert(counts)
            .values({ key, used: cost, until })
            .onConflictDoUpdate({
              target: counts.key,
              set,
              setWhere: sql`${isOver} or ${counts.used} + ${cost} <= ${points}`,
            }),
        ),
      );
      if (taken > 0) return 0;
      const stored = await db.select({ until: counts.until }).from(counts).where(eq(counts.key, key)).get();
      if (!stored || stored.until <= until + slack) return Math.max(1, (stored?.until ?? until) - now);
      const ofKey = and(eq(counts.key, key), isFar);
      await write(db, 'oneStatement', (tx) => run(tx.update(counts).set({ until }).where(ofKey)));
      return milliseconds;
    },

    undo: (key: string, cost: number) =>
      write(db, 'oneStatement', function* (tx) {
        const used = sql`case when ${counts.used} > ${cost} then ${counts.used} - ${cost} else 0 end`;
        yield* run(tx.update(counts).set({ used }).where(eq(counts.key, key)));
      }),

    forget: (key: string) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(counts).where(eq(counts.key, key)));
      }),

    /** Whether something counts under this key now. */
    has: async (key: string, now: number) => {
      const found = await db.select({ until: counts.until }).from(counts).where(eq(counts.key, key)).get();
      return found !== undefined && found.until > now;
    },

    clearOver: (now: number) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(counts).where(lte(counts.until, now)));
      }),
  };
}
