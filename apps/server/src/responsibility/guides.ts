import {
  answerCommentInput,
  approveCommentInput,
  editCommentInput,
  editGuideInput,
  guideByVirtueInput,
  guideCommentInput,
  guideInput,
} from '@miraco/contract/guides';
import { saysSomething } from '@miraco/domain/guides';
import { languages } from '@miraco/domain/languages';
import { type Caller, laterPhaseProcedure, router, signedInProcedure, teamProcedure } from '../trpc.ts';
import { acceptable } from './acceptable-guide.ts';

/** Clients read approved comments and their own; the team reads all, to moderate them. */
const readerOf = ({ id, mayCoach }: Caller) => (mayCoach ? 'moderator' : { user: id });

/** Training guides and their moderated comments. Spec 2, sections 2 to 7. */
export const guides = router({
  getAll: signedInProcedure.meta({ heavy: true }).query(({ ctx }) => ctx.services.store.guides.all()),

  /** What lists say of each guide: the texts of all are 40 kB. */
  list: signedInProcedure.meta({ heavy: true }).query(async ({ ctx }) => {
    const all = await ctx.services.store.guides.all();
    return all.map(({ id, virtue, url, texts }) => ({
      id,
      virtue,
      video: url !== '',
      languages: languages.filter((language) => texts[language].some(saysSomething)),
    }));
  }),

  getByVirtue: signedInProcedure
    .input(guideByVirtueInput)
    .query(({ ctx, input }) => ctx.services.store.guides.byVirtue(input.virtue, readerOf(ctx.caller))),

  /** The hosts whose videos are shown. */
  videoHosts: signedInProcedure.query(({ ctx }) => ctx.services.config.videoHosts),

  register: teamProcedure.input(guideInput).mutation(async ({ ctx, input }) => {
    const { config, store } = ctx.services;
    const guide = await acceptable(input, config.videoHosts);
    await store.guides.register({ ...guide, author: ctx.caller.id, date: Date.now() });
    return {};
  }),

  edit: teamProcedure.input(editGuideInput).mutation(async ({ ctx, input }) => {
    const { config, store } = ctx.services;
    const { id, ...content } = await acceptable(input, config.videoHosts);
    return store.guides.edit(id, { ...content, author: ctx.caller.id, date: Date.now() });
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

  /** The answer of the team, under the comment. */
  answerComment: teamProcedure.input(answerCommentInput).mutation(({ ctx, input }) => {
    const answer = { ...input, answerer: ctx.caller.id, date: Date.now() };
    return ctx.services.store.guides.answerComment(answer);
  }),

  /** The number of comments that wait for approval, in total and by guide. */
  pending: teamProcedure.query(async ({ ctx }) => {
    const byGuide = await ctx.services.store.guides.pendingByGuide();
    return { total: byGuide.reduce((sum, { comments }) => sum + comments, 0), byGuide };
  }),
});
