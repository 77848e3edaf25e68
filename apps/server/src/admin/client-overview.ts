import { clientOverviewInput, clientSeenInput } from '@miraco/contract/client-overview';
import { clientDataProcedure, router } from '../trpc.ts';

/** What a session with a client is prepared with. */
export const clientOverview = router({
  of: clientDataProcedure
    .input(clientOverviewInput)
    .query(({ ctx, input: { user, since } }) =>
      ctx.services.store.clientOverview.of({ user, reader: ctx.caller.id, period: since, now: Date.now() }),
    ),

  /** The caller has looked at the client: what is answered later is new to them. */
  seen: clientDataProcedure.input(clientSeenInput).mutation(async ({ ctx, input: { user } }) => {
    await ctx.services.store.clientOverview.visit({ visitor: ctx.caller.id, user, date: Date.now() });
    return {};
  }),
});
