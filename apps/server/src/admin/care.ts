import { careLineInput, seenCareLineInput } from '@miraco/contract/care';
import { adminProcedure, router } from '../trpc.ts';

/** Lines about clients who may need care. Each administrator marks them as seen for themselves. */
export const care = router({
  unseen: adminProcedure.query(({ ctx }) => ctx.services.store.careLines.unseen(ctx.caller.id)),

  see: adminProcedure.input(seenCareLineInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.careLines.see({ ...input, coach: ctx.caller.id, now: Date.now() });
    return {};
  }),

  unsee: adminProcedure.input(careLineInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.careLines.unsee({ ...input, coach: ctx.caller.id, now: Date.now() });
    return {};
  }),
});
