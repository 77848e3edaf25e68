import { adminProcedure } from '../trpc.ts';

/** The state of the product and its data, and the last backup. */
export const health = adminProcedure.query(async ({ ctx }) => {
  const { backups, disk, store } = ctx.services;
  return {
    status: 'ok',
    users: await store.users.count(),
    ...(await disk.usage()),
    backups: await backups.status(),
  };
});
