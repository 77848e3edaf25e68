import {
  approveCommentInput,
  editCommentInput,
  editGuideInput,
  guideByVirtueInput,
  guideCommentInput,
  guideInput,
} from '@miraco/contract/responsibility';
import type { GuideTexts } from '@miraco/domain/guides';
import { type Caller, laterPhaseProcedure, router, signedInProcedure, teamProcedure } from '../trpc.ts';

/** Clients read approved comments and their own; the team reads all, to moderate them. */
const readerOf = ({ id, mayCoach }: Caller) => (mayCoach ? 'moderator' : { user: id });

/** Loaded when a guide is first written. */
async function cleaned<Input extends { texts: GuideTexts }>(input: Input): Promise<Input> {
  const { cleanTexts } = await import('./guide-html.ts');
  return { ...input, texts: cleanTexts(input.texts) };
}

/** Training guides and their moderated comments. Spec 2, sections 2 to 7. */
export const guides = router({
  getAll: signedInProcedure.query(({ ctx }) => ctx.services.store.guides.all()),

  getByVirtue: signedInProcedure
    .input(guideByVirtueInput)
    .query(({ ctx, input }) => ctx.services.store.guides.byVirtue(input.virtue, readerOf(ctx.caller))),

  register: teamProcedure.input(guideInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.guides.register({ ...(await cleaned(input)), date: Date.now() });
    return {};
  }),

  edit: teamProcedure.input(editGuideInput).mutation(async ({ ctx, input }) => {
    const { id, ...content } = await cleaned(input);
    return ctx.services.store.guides.edit(id, { ...content, date: Date.now() });
  }),

  addReview: laterPhaseProcedure.input(guideCommentInput).mutation(({ ctx, input }) => {
    // An administrator who names a client in the input still comments under their own name.
    const comment = { ...input, user: ctx.caller.id, date: Date.now() };
    return ctx.services.store.guides.comment(comment, readerOf(ctx.caller));
  }),

  approveComment: teamProcedure
    .input(approveCommentInput)
    .mutation(({ ctx, input }) => ctx.services.store.guides.approveComment(input.guide, input.comment)),

  editComments: teamProcedure.input(editCommentInput).mutation(({ ctx, input: { guide, comment } }) => {
    const { guides: stored } = ctx.services.store;
    if (typeof comment === 'string') return stored.removeComment(guide, comment);
    return stored.editComment(guide, comment.id, comment.comment);
  }),

  /** The number of comments that wait for approval, in total and by guide. */
  pending: teamProcedure.query(async ({ ctx }) => {
    const byGuide = await ctx.services.store.guides.pendingByGuide();
    return { total: byGuide.reduce((sum, { comments }) => sum + comments, 0), byGuide };
  }),
});
