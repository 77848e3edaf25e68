import { AppError } from '@miraco/contract/app-error';
import { retentionInput, settingsInput } from '@miraco/contract/settings';
import { yearsBefore } from '@miraco/domain/retention';
import { adminProcedure, router } from '../trpc.ts';

/** Settings that apply to all users. */
export const settings = router({
  get: adminProcedure.query(({ ctx }) => ctx.services.store.settings.all()),

  /** The number of clients that a rule of retention would remove now. */
  countLeft: adminProcedure
    .input(retentionInput)
    .query(({ ctx, input }) => ctx.services.store.clients.countLeftBefore(yearsBefore(Date.now(), input.years))),

  /** The number of clients who wait for the team: a change of how the later phases open leaves them waiting. */
  countWaiting: adminProcedure.query(({ ctx }) => ctx.services.store.clients.countWaiting()),

  /** Only an administrator with a second factor may require one of all: otherwise they would lock themselves out. */
  set: adminProcedure.input(settingsInput).mutation(async ({ ctx, input }) => {
    const { images, store } = ctx.services;
    const { secondFactors, settings } = store;
    if (input.requireSecondFactor && !(await secondFactors.isConfirmed(ctx.caller.id))) {
      throw new AppError('secondFactorMissing');
    }
    await images.remove(await settings.set(input, ctx.caller.id));
    return {};
  }),
});
