import { setImmediate } from 'node:timers/promises';
import { deskInput, deskLineInput } from '@miraco/contract/desk';
import { type DeskReason, deskReasons } from '@miraco/domain/desk';
import { startOfNextDay } from '../mail/local-time.ts';
import { zoneOf } from '../time-zone.ts';
import { clientDataProcedure, router, teamProcedure } from '../trpc.ts';

type ReasonOfClients = Exclude<DeskReason, 'comment'>;

const ofClients = deskReasons.filter((reason): reason is ReasonOfClients => reason !== 'comment');

/** The start page of the team: who is on the desk, and why. */
export const desk = router({
  of: teamProcedure.input(deskInput).query(async ({ ctx, input }) => {
    const { desk, users } = ctx.services.store;
    const caseload = input.of === 'mine' ? ctx.caller.id : ctx.caseload;
    const whose = { coach: ctx.caller.id, caseload, now: Date.now() };
    const reasons = [];
    for (const reason of ofClients) {
      reasons.push({ reason, ...(await desk.of(reason, whose)) });
      // Reads are synchronous: each reason lets others go on in between.
      await setImmediate();
    }
    return {
      reasons,
      comments: await desk.comments(whose),
      /** Whether an administrator accompanies clients: then their own can be told from the others’. */
      hasOwn: ctx.caseload === undefined && (await users.hasCaseload(ctx.caller.id)),
    };
  }),

  /** Leaves a line out until the end of the day, where the caller is. */
  done: clientDataProcedure.input(deskLineInput).mutation(async ({ ctx, input }) => {
    const { desk, mailPreferences } = ctx.services.store;
    const now = Date.now();
    const zone = zoneOf((await mailPreferences.of(ctx.caller.id))?.timeZone);
    await desk.done({ ...input, coach: ctx.caller.id, until: startOfNextDay(now, zone), now });
    return {};
  }),

  undone: clientDataProcedure.input(deskLineInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.desk.undone({ ...input, coach: ctx.caller.id });
    return {};
  }),
});
