import { professionalPurposeInput } from '@miraco/contract/impact';
import { laterPhaseProcedure, router } from '../trpc.ts';
import { saving } from './saving.ts';
import { scoring } from './scored-rows.ts';

/** The professional purpose: the weak and strong virtues in the client's company. Spec 2, sections 3, 4 and 7. */
export const professional = router({
  get: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.purposes.professionalOf(input.user)),

  edit: laterPhaseProcedure.input(professionalPurposeInput).mutation(async ({ ctx, input }) => {
    const { config, store } = ctx.services;
    const { named, score } = scoring(input.virtues, 'company', config.scoringReading);
    await store.purposes.saveProfessional(saving(ctx.caller, input), input.role, named, score);
    return {};
  }),
});
