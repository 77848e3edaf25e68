import { endSessionInput } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import { router, signedInProcedure } from '../trpc.ts';

/** The caller's sessions. */
export const sessions = router({
  list: signedInProcedure.query(async ({ ctx: { caller, services } }) => {
    const all = await services.sessions.of(caller.id);
    return all.map((session) => ({ ...session, current: session.id === caller.sid }));
  }),

  end: signedInProcedure.input(endSessionInput).mutation(async ({ ctx, input }) => {
    if (!(await ctx.services.store.sessions.end(ctx.caller.id, input.id))) throw new AppError('notFound');
    return {};
  }),

  /** Ends every session but the current one. */
  endOthers: signedInProcedure.mutation(async ({ ctx }) => ({
    count: await ctx.services.store.sessions.endOthers(ctx.caller.id, ctx.caller.sid),
  })),
});
