import {
  addCoachingSessionInput,
  coachingSessionInput,
  coachingSessionsInput,
  editCoachingSessionInput,
} from '@miraco/contract/coaching-sessions';
import { clientDataProcedure, router } from '../trpc.ts';

/** The meetings with a client. */
export const coachingSessions = router({
  of: clientDataProcedure
    .input(coachingSessionsInput)
    .query(({ ctx, input }) => ctx.services.store.coachingSessions.of(input.user, ctx.caller.id)),

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
