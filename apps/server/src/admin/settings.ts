import { AppError } from '@miraco/contract/app-error';
import { settingsInput } from '@miraco/contract/settings';
import { adminProcedure, router } from '../trpc.ts';

/** What administrators choose for everybody. */
export const settings = router({
  get: adminProcedure.query(({ ctx }) => ctx.services.store.settings.all()),

  /** Who requires a second factor of the administrators has one: they would shut themselves out otherwise. */
  set: adminProcedure.input(settingsInput).mutation(async ({ ctx, input }) => {
    const { secondFactors, settings } = ctx.services.store;
    if (input.requireSecondFactor && !(await secondFactors.isConfirmed(ctx.caller.id))) {
      throw new AppError('secondFactorMissing');
    }
    await settings.set(input);
    return {};
  }),
});
