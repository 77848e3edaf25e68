import { draftInput, formDraft, saveDraftInput } from '@miraco/contract/drafts';
import { ownDataProcedure, router } from '../trpc.ts';

/** What was filled in and not sent yet: another device goes on where this one stopped. */
export const drafts = router({
  get: ownDataProcedure.input(draftInput).query(async ({ ctx, input }) => {
    const draft = await ctx.services.store.drafts.get(input);
    if (!draft) return null;
    const { date, content } = draft;
    const kept = formDraft.safeParse({ form: input.form, content });
    // A draft that an older version kept in another shape is no draft.
    return kept.success ? { ...kept.data, date } : null;
  }),

  save: ownDataProcedure.input(saveDraftInput).mutation(async ({ ctx, input }) => {
    const date = Date.now();
    await ctx.services.store.drafts.save({ ...input, date });
    return { date };
  }),

  discard: ownDataProcedure.input(draftInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.drafts.discard(input);
    return {};
  }),
});
