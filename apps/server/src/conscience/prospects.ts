import { editProspectInput, ownRecordInput, prospectInput } from '@miraco/contract/conscience';
import { careInExpectation, careMarksOf } from '@miraco/domain/care';
import type { Method } from '@miraco/method/schemas';
import type { z } from 'zod';
import { conscienceWriteProcedure, ownDataProcedure, router } from '../trpc.ts';
import { lookUpConducts, lookUpFeelings } from './signs.ts';

/** The signs with their virtues, and whether the expectation shows that somebody may need care. */
function lookUp(method: Method, { me, who, feelings, conducts }: z.output<typeof prospectInput>) {
  const signs = [...feelings.map(({ emotion }) => emotion), ...conducts.map(({ behavior }) => behavior)];
  return {
    feelings: lookUpFeelings(method, feelings),
    conducts: lookUpConducts(method, conducts),
    cares: careInExpectation({ me, who }, signs, careMarksOf(method.emotions, method.behaviours)) !== null,
  };
}

/** Self-limiting expectations, about oneself and about others. Spec 1, sections 3 and 5. */
export const prospect = router({
  register: conscienceWriteProcedure.input(prospectInput).mutation(async ({ ctx, input }) => {
    const { mailer, method, store } = ctx.services;
    const entry = { ...input, ...lookUp(method, input), date: Date.now() };
    const prospects = await store.prospects.register(entry);
    if (entry.cares) mailer.wake();
    return { prospects };
  }),

  edit: conscienceWriteProcedure.input(editProspectInput).mutation(async ({ ctx, input }) => {
    const { mailer, method, store } = ctx.services;
    const correction = { ...input, ...lookUp(method, input), now: Date.now() };
    const prospects = await store.prospects.edit(correction);
    if (correction.cares) mailer.wake();
    return { prospects };
  }),

  get: ownDataProcedure.query(({ ctx, input }) => ctx.services.store.prospects.of(input.user)),

  remove: conscienceWriteProcedure.input(ownRecordInput).mutation(async ({ ctx, input }) => ({
    count: await ctx.services.store.prospects.remove(input.user, input.id, Date.now()),
  })),
});
