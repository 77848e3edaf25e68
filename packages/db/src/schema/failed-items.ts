import type { Job } from '@miraco/domain/jobs';
import { index, moment, primaryKey, table, text, whole } from './columns.ts';

/** Items of a background job that failed. Each is put off while the job goes on with the others; success deletes its row. */
export const failedItems = table(
  'failed_items',
  {
    /** The job, and the id of the item within it: never its words. */
    job: text('job').$type<Job>().notNull(),
    item: text('item').notNull(),
    /** Failures in a row. */
    failures: whole('failures').notNull(),
    failedAt: moment('failed_at').notNull(),
    /** The item is left alone until then. */
    retryAt: moment('retry_at').notNull(),
  },
  // One row for each item; the newest for administrators.
  (table) => [primaryKey({ columns: [table.job, table.item] }), index('failed_items_by_date').on(table.failedAt)],
);
