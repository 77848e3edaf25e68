import { weakTestInput } from '@miraco/contract/conscience';
import { conscienceWriteProcedure, ownDataProcedure, router } from '../trpc.ts';

/** The statements that a user recognises. Spec 1, sections 3 and 5. */
export const weak = router({
  register: conscienceWriteProcedure.input(weakTestInput).mutation(async ({ ctx, input }) => {
    const virtues = input.responses.map((response) => response.weak);
    await ctx.services.store.weakTests.register({ user: input.user, virtues, date: Date.now() });
    return {};
  }),

  get: ownDataProcedure.query(async ({ ctx, input }) => (await ctx.services.store.weakTests.of(input.user)) ?? null),
});
