import { harmfulHabitInput, ownRecordInput } from '@miraco/contract/conscience';
import { careInHabit, careMarksOf } from '@miraco/domain/care';
import { conscienceWriteProcedure, ownDataProcedure, router } from '../trpc.ts';
import { lookUpFeelings } from './signs.ts';

/** Harmful habits: they cite virtues, and rate none. Spec 1, sections 3 and 5. */
export const harmful = router({
  register: conscienceWriteProcedure.input(harmfulHabitInput).mutation(async ({ ctx, input }) => {
    const { mailer, method, store } = ctx.services;
    const feelings = lookUpFeelings(method, input.feelings);
    const signs = feelings.map(({ emotion }) => emotion);
    const cares = careInHabit(signs, careMarksOf(method.emotions)) !== null;
    const id = await store.harmfulHabits.register({ ...input, feelings, cares, date: Date.now() });
    if (cares) mailer.wake();
    return { id };
  }),

  get: ownDataProcedure.query(({ ctx, input }) => ctx.services.store.harmfulHabits.of(input.user)),

  remove: conscienceWriteProcedure.input(ownRecordInput).mutation(async ({ ctx, input }) => ({
    count: await ctx.services.store.harmfulHabits.remove(input.user, input.id),
  })),
});
