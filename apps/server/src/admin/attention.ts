import { adminProcedure } from '../trpc.ts';

/** What waits for an administrator: comments to moderate, and how many clients each filter of the list finds. */
export const attention = adminProcedure.query(async ({ ctx }) => {
  const { guides, userLists } = ctx.services.store;
  const pending = await guides.pendingByGuide();
  return {
    comments: pending.reduce((sum, { comments }) => sum + comments, 0),
    ...(await userLists.attention(Date.now())),
  };
});
