import { weeksInput } from '@miraco/contract/responsibility';
import { wellnessTestInput } from '@miraco/contract/wellness';
import { type BlockSums, scoreWellness, sumsOf } from '@miraco/domain/wellness';
import { laterPhaseProcedure, router } from '../trpc.ts';

/** The weekly wellness test. Spec 2, sections 3, 4 and 7. */
export const weekly = router({
  register: laterPhaseProcedure.input(wellnessTestInput).mutation(async ({ ctx, input }) => ({
    id: await ctx.services.store.wellnessTests.registerWeekly({ ...input, date: Date.now() }),
  })),

  getByUser: laterPhaseProcedure.query(async ({ ctx, input }) => {
    const tests = await ctx.services.store.wellnessTests.weeklyOf(input.user);
    return tests.map((test) => ({ ...test, score: scoreWellness(test.responses) }));
  }),

  /** When each test was taken, and what its score depends on, newest first: a seventh of the answer above. */
  weeks: laterPhaseProcedure.input(weeksInput).query(async ({ ctx, input: { user, latest } }) => {
    const { wellnessTests } = ctx.services.store;
    const tests = latest ? [await wellnessTests.latestWeeklyOf(user)] : await wellnessTests.weeklyOf(user);
    return tests
      .filter((test) => test !== undefined)
      .map(({ date, responses }): [date: number, sums: BlockSums] => [date, sumsOf(responses)]);
  }),
});
