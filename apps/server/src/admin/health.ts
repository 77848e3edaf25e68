import type { Services } from '../services.ts';
import { adminProcedure } from '../trpc.ts';
import { version } from '../version.ts';

/** The state of the product and its data, and the last backup. */
export const stateOf = async ({ backups, disk, store }: Services) => ({
  status: 'ok',
  version,
  users: await store.users.count(),
  databaseBytes: await disk.databaseBytes(),
  freeBytes: (await disk.room()).freeBytes,
  /** How many items of each background job failed last and are put off. */
  failedItems: { ...(await store.failedItems.status()).byJob, mails: (await store.mails.totals()).failing },
  disk: await disk.state(),
  check: await backups.check(),
  backups: await backups.status(),
});

export const health = adminProcedure.query(({ ctx }) => stateOf(ctx.services));
