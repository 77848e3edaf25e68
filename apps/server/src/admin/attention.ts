import { teamProcedure } from '../trpc.ts';

/** The pending work of an administrator or a coach: comments to moderate, and the number of clients that each filter of the list finds. */
export const attention = teamProcedure.query(async ({ ctx }) => {
  const { guides, userLists } = ctx.services.store;
  const pending = await guides.pendingByGuide();
  return {
    comments: pending.reduce((sum, { comments }) => sum + comments, 0),
    ...(await userLists.attention(Date.now(), ctx.caseload)),
  };
});
