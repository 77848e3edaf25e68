import { clientOverviewInput, clientSeenInput } from '@miraco/contract/client-overview';
import { dueOf } from '../account/removal.ts';
import { clientDataProcedure, router } from '../trpc.ts';

/** What a session with a client is prepared with. */
export const clientOverview = router({
  of: clientDataProcedure.input(clientOverviewInput).query(async ({ ctx, input: { user, since } }) => {
    const request = { user, reader: ctx.caller.id, period: since, now: Date.now() };
    const { removalRequestedAt, ...overview } = await ctx.services.store.clientOverview.of(request);
    return {
      ...overview,
      /** A request of the client to be removed, and from when on it is done; null without one. */
      removal: removalRequestedAt === null ? null : { date: removalRequestedAt, due: dueOf(removalRequestedAt) },
    };
  }),

  /** The caller has looked at the client: what is answered later is new to them. */
  seen: clientDataProcedure.input(clientSeenInput).mutation(async ({ ctx, input: { user } }) => {
    await ctx.services.store.clientOverview.visit({ visitor: ctx.caller.id, user, date: Date.now() });
    return {};
  }),
});
