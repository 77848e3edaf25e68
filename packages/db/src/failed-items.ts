import type { UserId } from '@miraco/contract/fields';
import type { Job } from '@miraco/domain/jobs';
import { and, count, desc, eq, like, lt, or, sql } from 'drizzle-orm';
import { type Connection, read, type Transaction, write } from './engine.ts';
import { failedItems } from './schema/failed-items.ts';
import { many, run } from './work.ts';

export interface FailedItem {
  job: Job;
  item: string;
}

/** As many are stored, and the newest of them are shown. */
const most = 1000;
const shown = 20;

/** Milliseconds. An item that is still there fails again each day. */
const longest = 90 * 24 * 60 * 60 * 1000;

const isItem = ({ job, item }: FailedItem) => and(eq(failedItems.job, job), eq(failedItems.item, item));

/** Forgets the items that are a user, or a mail that was planned for them. */
export const forgetItemsOf = (tx: Transaction, user: UserId) =>
  run(tx.delete(failedItems).where(or(eq(failedItems.item, user), like(failedItems.item, `${user} %`))));

/** The items of background jobs that failed, each until it succeeds. */
export function failedItemsRepository(db: Connection) {
  const newestFirst = [desc(failedItems.failedAt), failedItems.job, failedItems.item] as const;

  return {
    /** Until when each failed item of a job is left alone, in epoch milliseconds. */
    retries: async (job: Job) => {
      const { item, retryAt } = failedItems;
      const rows = await db.select({ item, retryAt }).from(failedItems).where(eq(failedItems.job, job)).all();
      return new Map(rows.map((row) => [row.item, row.retryAt]));
    },

    /** Notes a failure, and until when the item is left alone. */
    failed: (item: FailedItem, failedAt: number, retryAt: number) =>
      write(db, 'oneStatement', function* (tx) {
        const set = { failures: sql`${failedItems.failures} + 1`, failedAt, retryAt };
        yield* run(
          tx
            .insert(failedItems)
            .values({ ...item, failures: 1, failedAt, retryAt })
            .onConflictDoUpdate({ target: [failedItems.job, failedItems.item], set }),
        );
      }),

    succeeded: (item: FailedItem) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(failedItems).where(isItem(item)));
      }),

    /** Forgets the items that are gone, and the oldest beyond the limit. */
    clearOld: (now: number) =>
      write(db, 'everybody', function* (tx) {
        yield* run(tx.delete(failedItems).where(lt(failedItems.failedAt, now - longest)));
        const { failedAt } = failedItems;
        const oldestKept = tx
          .select({ failedAt })
          .from(failedItems)
          .orderBy(desc(failedAt))
          .limit(1)
          .offset(most - 1);
        yield* run(tx.delete(failedItems).where(lt(failedAt, oldestKept)));
      }),

    /** How many there are, in all and of each job that has any, and the newest. */
    status: () =>
      read(db, function* () {
        const { job } = failedItems;
        const counts = yield* many(db.select({ job, items: count() }).from(failedItems).groupBy(job));
        const newest = yield* many(
          db
            .select()
            .from(failedItems)
            .orderBy(...newestFirst)
            .limit(shown),
        );
        const byJob: Partial<Record<Job, number>> = Object.fromEntries(counts.map(({ job, items }) => [job, items]));
        return { byJob, total: counts.reduce((total, { items }) => total + items, 0), newest };
      }),
  };
}
