import {
  approveCommentInput,
  editCommentInput,
  editGuideInput,
  guideByVirtueInput,
  guideCommentInput,
  guideInput,
} from '@miraco/contract/responsibility';
import { adminProcedure, type Caller, laterPhaseProcedure, router, signedInProcedure } from '../trpc.ts';
import type { cleanTexts } from './guide-html.ts';

/** Clients read what an administrator has approved and what they wrote; administrators read everything, to moderate it. */
const readerOf = ({ id, mayAdministrate }: Caller) => (mayAdministrate ? 'moderator' : { user: id });

/** Loaded when a guide is first written. */
async function cleaned(texts: Parameters<typeof cleanTexts>[0]) {
  const { cleanTexts } = await import('./guide-html.ts');
  return cleanTexts(texts);
}

/** Training guides and their moderated comments. Spec 2, sections 2 to 7. */
export const guides = router({
  getAll: signedInProcedure.query(({ ctx }) => ctx.services.store.guides.all()),

  getByVirtue: signedInProcedure
    .input(guideByVirtueInput)
    .query(({ ctx, input }) => ctx.services.store.guides.byVirtue(input.virtue, readerOf(ctx.caller))),

  register: adminProcedure.input(guideInput).mutation(async ({ ctx, input }) => {
    const { virtue, url, ...texts } = input;
    await ctx.services.store.guides.register({ virtue, url, ...(await cleaned(texts)), date: Date.now() });
    return {};
  }),

  edit: adminProcedure.input(editGuideInput).mutation(async ({ ctx, input }) => {
    const { id, url, ...texts } = input;
    return ctx.services.store.guides.edit(id, { url, ...(await cleaned(texts)), date: Date.now() });
  }),

  addReview: laterPhaseProcedure.input(guideCommentInput).mutation(({ ctx, input }) => {
    // In nobody else's name: an administrator who names a client comments as themselves.
    const comment = { ...input, user: ctx.caller.id, date: Date.now() };
    return ctx.services.store.guides.comment(comment, readerOf(ctx.caller));
  }),

  approveComment: adminProcedure
    .input(approveCommentInput)
    .mutation(({ ctx, input }) => ctx.services.store.guides.approveComment(input.guide, input.comment)),

  editComments: adminProcedure.input(editCommentInput).mutation(({ ctx, input: { guide, comment } }) => {
    const { guides: stored } = ctx.services.store;
    if (typeof comment === 'string') return stored.removeComment(guide, comment);
    return stored.editComment(guide, comment.id, comment.comment);
  }),

  /** How many comments wait for approval, in all and by guide. */
  pending: adminProcedure.query(async ({ ctx }) => {
    const byGuide = await ctx.services.store.guides.pendingByGuide();
    return { total: byGuide.reduce((sum, { comments }) => sum + comments, 0), byGuide };
  }),
});
