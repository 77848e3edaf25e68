import { personalPurposeInput, purposeTextInput } from '@miraco/contract/impact';
import { laterPhaseProcedure, router } from '../trpc.ts';
import { saving } from './saving.ts';

/** The personal purpose. Virtues that stopped being strong are dropped from the motivating ones. Spec 2, sections 3, 5 and 7. */
export const personal = router({
  get: laterPhaseProcedure.query(async ({ ctx, input }) => {
    const stored = await ctx.services.store.purposes.personalOf(input.user);
    return stored && { ...stored, motivate: stored.motivate.filter((virtue) => !stored.dropped.includes(virtue)) };
  }),

  edit: laterPhaseProcedure.input(personalPurposeInput).mutation(async ({ ctx, input }) => {
    const { user: _, ...motivation } = input;
    await ctx.services.store.purposes.saveMotivation(saving(ctx.caller, input), motivation);
    return {};
  }),

  editPurpose: laterPhaseProcedure.input(purposeTextInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.purposes.savePurpose(saving(ctx.caller, input), input.purpose);
    return {};
  }),
});
