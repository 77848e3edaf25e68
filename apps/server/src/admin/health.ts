import { adminProcedure } from '../trpc.ts';

/** How the product and its data are, and when they were backed up last. */
export const health = adminProcedure.query(async ({ ctx }) => {
  const { backups, disk, store } = ctx.services;
  return {
    status: 'ok',
    users: await store.users.count(),
    ...(await disk.usage()),
    backups: await backups.status(),
  };
});
