import { mediumHardInput } from '@miraco/contract/conscience';
import { questionNumber } from '@miraco/domain/conscience';
import { virtues } from '@miraco/domain/virtues';
import { conscienceWriteProcedure, ownDataProcedure, router } from '../trpc.ts';

/** Which virtues are medium and which strong. Spec 1, sections 3 and 5. */
export const mediumHard = router({
  register: conscienceWriteProcedure.input(mediumHardInput).mutation(async ({ ctx, input }) => {
    const ratings = Object.fromEntries(input.responses.map(({ virtue, type }) => [virtue, type]));
    await ctx.services.store.mediumHardTests.register({ user: input.user, ratings, date: Date.now() });
    return {};
  }),

  get: ownDataProcedure.query(async ({ ctx, input }) => {
    const test = await ctx.services.store.mediumHardTests.of(input.user);
    if (!test) return null;
    const { ratings, ...rest } = test;
    const responses = virtues.flatMap((virtue) => {
      const type = ratings[virtue];
      return type ? [{ number: questionNumber(virtue), type, virtue }] : [];
    });
    return { ...rest, responses };
  }),
});
