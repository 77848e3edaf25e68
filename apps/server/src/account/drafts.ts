import { draftInput, formDraft, saveDraftInput } from '@miraco/contract/drafts';
import { ownDataProcedure, router } from '../trpc.ts';

/** Forms that are filled in but not sent: another device continues where this one stopped. */
export const drafts = router({
  get: ownDataProcedure.input(draftInput).query(async ({ ctx, input }) => {
    const draft = await ctx.services.store.drafts.get(input);
    if (!draft) return null;
    const { date, content } = draft;
    const kept = formDraft.safeParse({ form: input.form, content });
    // A draft that an older version stored in another shape is ignored.
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
