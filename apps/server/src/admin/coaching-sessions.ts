import {
  addCoachingSessionInput,
  coachingSessionInput,
  coachingSessionsInput,
  editCoachingSessionInput,
} from '@miraco/contract/coaching-sessions';
import { earliestAhead } from '@miraco/domain/coaching-sessions';
import { clientDataProcedure, router } from '../trpc.ts';

/** The meetings with a client. */
export const coachingSessions = router({
  /** Those ahead or under way, the next first, the latest of those that are over, and how many are over. */
  of: clientDataProcedure.input(coachingSessionsInput).query(async ({ ctx, input }) => {
    const all = await ctx.services.store.coachingSessions.of(input.user, ctx.caller.id);
    const from = earliestAhead(Date.now());
    const over = all.filter(({ date }) => date < from);
    const ahead = all.filter(({ date }) => date >= from).toReversed();
    return { ahead, over: over.slice(0, input.over), held: over.length };
  }),

  add: clientDataProcedure.input(addCoachingSessionInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachingSessions.add({ ...input, arranger: ctx.caller.id });
    return {};
  }),

  edit: clientDataProcedure.input(editCoachingSessionInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachingSessions.edit({ ...input, editor: ctx.caller.id });
    return {};
  }),

  remove: clientDataProcedure.input(coachingSessionInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.coachingSessions.remove({ ...input, remover: ctx.caller.id });
    return {};
  }),
});
