import { harmfulHabitInput, ownRecordInput } from '@miraco/contract/conscience';
import { conscienceWriteProcedure, ownDataProcedure, router } from '../trpc.ts';
import { lookUpFeelings } from './signs.ts';

/** Harmful habits: they cite virtues, and rate none. Spec 1, sections 3 and 5. */
export const harmful = router({
  register: conscienceWriteProcedure.input(harmfulHabitInput).mutation(async ({ ctx, input }) => {
    const { method, store } = ctx.services;
    const feelings = lookUpFeelings(method, input.feelings);
    return { id: await store.harmfulHabits.register({ ...input, feelings, date: Date.now() }) };
  }),

  get: ownDataProcedure.query(({ ctx, input }) => ctx.services.store.harmfulHabits.of(input.user)),

  remove: conscienceWriteProcedure.input(ownRecordInput).mutation(async ({ ctx, input }) => ({
    count: await ctx.services.store.harmfulHabits.remove(input.user, input.id),
  })),
});
