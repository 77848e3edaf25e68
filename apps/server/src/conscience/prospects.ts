import { ownRecordInput, prospectInput } from '@miraco/contract/conscience';
import { careSignsOf, caresInExpectation } from '@miraco/domain/care';
import { conscienceWriteProcedure, ownDataProcedure, router } from '../trpc.ts';
import { lookUpConducts, lookUpFeelings } from './signs.ts';

/** Self-limiting expectations, about oneself and about others. Spec 1, sections 3 and 5. */
export const prospect = router({
  register: conscienceWriteProcedure.input(prospectInput).mutation(async ({ ctx, input }) => {
    const { method, store } = ctx.services;
    const feelings = lookUpFeelings(method, input.feelings);
    const conducts = lookUpConducts(method, input.conducts);
    const signs = [...input.feelings.map(({ emotion }) => emotion), ...input.conducts.map(({ behavior }) => behavior)];
    const cares = caresInExpectation(input.me, signs, careSignsOf(method.emotions, method.behaviours));
    return { prospects: await store.prospects.register({ ...input, feelings, conducts, date: Date.now(), cares }) };
  }),

  get: ownDataProcedure.query(({ ctx, input }) => ctx.services.store.prospects.of(input.user)),

  remove: conscienceWriteProcedure.input(ownRecordInput).mutation(async ({ ctx, input }) => ({
    count: await ctx.services.store.prospects.remove(input.user, input.id),
  })),
});
