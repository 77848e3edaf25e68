import { batchInput } from '@miraco/contract/fields';
import { batchSize, nextAfter } from '@miraco/contract/record-batches';
import { wellnessTestInput } from '@miraco/contract/wellness';
import { scoreWellness } from '@miraco/domain/wellness';
import { conscienceWriteProcedure, ownDataProcedure, router, teamProcedure } from '../trpc.ts';

/** The initial wellness test. Spec 1, sections 3, 4 and 7. */
export const initial = router({
  register: conscienceWriteProcedure.input(wellnessTestInput).mutation(async ({ ctx, input }) => ({
    id: await ctx.services.store.wellnessTests.registerInitial({ ...input, date: Date.now() }),
  })),

  get: ownDataProcedure.query(async ({ ctx, input }) => {
    const test = await ctx.services.store.wellnessTests.initialOf(input.user);
    return test ? { ...test, score: scoreWellness(test.responses) } : null;
  }),

  /** All initial tests in batches: `next` is the cursor of the following one. */
  getAll: teamProcedure
    .meta({ heavy: true })
    .input(batchInput)
    .query(async ({ ctx, input }) => {
      const initials = await ctx.services.store.wellnessTests.initialBatch({
        size: batchSize,
        before: input.after,
        caseload: ctx.caseload,
      });
      return { initials, next: nextAfter(initials) };
    }),
});
