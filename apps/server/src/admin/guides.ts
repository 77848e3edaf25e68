import {
  discardGuideDraftInput,
  guideByVirtueInput,
  guideVersionInput,
  restoreGuideInput,
  saveGuideInput,
} from '@miraco/contract/guides';
import { acceptable } from '../responsibility/acceptable-guide.ts';
import { router, teamProcedure } from '../trpc.ts';

/** Drafts of guides and their history, for the team only. */
export const guides = router({
  /** The draft of a guide, and when it was last published. */
  editing: teamProcedure
    .input(guideByVirtueInput)
    .query(({ ctx, input }) => ctx.services.store.guideVersions.editing(input.virtue)),

  /** The virtues with a draft. */
  drafts: teamProcedure.query(({ ctx }) => ctx.services.store.guideVersions.drafts()),

  saveDraft: teamProcedure.input(saveGuideInput).mutation(async ({ ctx, input }) => {
    const { config, store } = ctx.services;
    const guide = await acceptable(input, config.videoHosts);
    return store.guideVersions.saveDraft({ ...guide, author: ctx.caller.id, date: Date.now() });
  }),

  publish: teamProcedure.input(saveGuideInput).mutation(async ({ ctx, input }) => {
    const { config, store } = ctx.services;
    const guide = await acceptable(input, config.videoHosts);
    return store.guideVersions.publish({ ...guide, author: ctx.caller.id, date: Date.now() });
  }),

  discardDraft: teamProcedure
    .input(discardGuideDraftInput)
    .mutation(({ ctx, input }) => ctx.services.store.guideVersions.discardDraft(input)),

  /** What was published of a guide and the drafts that were put aside, newest first. */
  past: teamProcedure
    .input(guideByVirtueInput)
    .query(({ ctx, input }) => ctx.services.store.guideVersions.past(input.virtue)),

  /** One of them with its texts. */
  version: teamProcedure
    .input(guideVersionInput)
    .query(({ ctx, input }) => ctx.services.store.guideVersions.version(input.id)),

  /** Makes one of them the draft. Clients go on reading what is published. */
  restore: teamProcedure
    .input(restoreGuideInput)
    .mutation(({ ctx, input }) =>
      ctx.services.store.guideVersions.restore({ ...input, author: ctx.caller.id, date: Date.now() }),
    ),
});
