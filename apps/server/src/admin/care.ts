import { careLineInput, seenCareLineInput } from '@miraco/contract/care';
import { clientDataProcedure, router, teamProcedure } from '../trpc.ts';

/** Lines about clients who may need care. Everybody on the team marks them as seen for themselves. */
export const care = router({
  unseen: teamProcedure.query(({ ctx }) => ctx.services.store.careLines.unseen(ctx.caller.id, ctx.caseload)),

  see: clientDataProcedure.input(seenCareLineInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.careLines.see({ ...input, coach: ctx.caller.id, now: Date.now() });
    ctx.services.mailer.wake();
    return {};
  }),

  unsee: clientDataProcedure.input(careLineInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.careLines.unsee({ ...input, coach: ctx.caller.id, now: Date.now() });
    ctx.services.mailer.wake();
    return {};
  }),
});
