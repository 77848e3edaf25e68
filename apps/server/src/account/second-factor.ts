import {
  beginSecondFactorInput,
  changeSecondFactorInput,
  confirmSecondFactorInput,
  type SecondFactorChange,
} from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import { isTeam } from '@miraco/domain/access';
import { type Caller, type Context, router, signedInProcedure } from '../trpc.ts';
import { assertPassword } from './profile.ts';
import { notifyOwner } from './security-notices.ts';
import { tryCode } from './trying-codes.ts';

/** Changing a second factor requires the password and a code. @throws AppError secondFactorMissing, wrongPassword, wrongCode */
async function assertBoth(ctx: Context & { caller: Caller }, { current, code }: SecondFactorChange): Promise<void> {
  const { secondFactors, store } = ctx.services;
  if (!(await store.secondFactors.isConfirmed(ctx.caller.id))) throw new AppError('secondFactorMissing');
  await assertPassword(ctx, current);
  await tryCode(ctx, { owner: ctx.caller.id, code, wrong: 'wrongCode' }, () =>
    secondFactors.accept(ctx.caller.id, code),
  );
}

/** The caller's second factor: codes of an authenticator app at sign-in. */
export const secondFactor = router({
  /** `required`: whether the caller must have one. */
  status: signedInProcedure.query(async ({ ctx: { caller, services } }) => {
    const { secondFactors, settings } = services.store;
    const since = (await secondFactors.of(caller.id))?.confirmedAt ?? null;
    const { requireSecondFactor } = await settings.all();
    return {
      since,
      recoveryCodesLeft: since === null ? 0 : await secondFactors.recoveryCodesLeft(caller.id),
      required: requireSecondFactor && isTeam(caller.tests),
    };
  }),

  /** Returns a secret for the app. Sign-in requires no code before `confirm`. */
  begin: signedInProcedure
    .meta({ secret: true })
    .input(beginSecondFactorInput)
    .mutation(async ({ ctx, input }) => {
      await assertPassword(ctx, input.current);
      return ctx.services.secondFactors.begin(ctx.caller);
    }),

  /** Switches it on with the first code and returns the recovery codes, only this once. */
  confirm: signedInProcedure
    .meta({ secret: true })
    .input(confirmSecondFactorInput)
    .mutation(async ({ ctx, input }) => {
      const { secondFactors } = ctx.services;
      const recoveryCodes = await tryCode(ctx, { owner: ctx.caller.id, code: input.code, wrong: 'wrongCode' }, () =>
        secondFactors.confirm(ctx.caller.id, input.code),
      );
      await notifyOwner(ctx.services, ctx.caller, 'secondFactorOn');
      return { recoveryCodes };
    }),

  disable: signedInProcedure.input(changeSecondFactorInput).mutation(async ({ ctx, input }) => {
    await assertBoth(ctx, input);
    await ctx.services.store.secondFactors.remove(ctx.caller.id);
    await notifyOwner(ctx.services, ctx.caller, 'secondFactorOff');
    return {};
  }),

  /** Voids the existing recovery codes and returns new ones, only this once. */
  newRecoveryCodes: signedInProcedure
    .meta({ secret: true })
    .input(changeSecondFactorInput)
    .mutation(async ({ ctx, input }) => {
      await assertBoth(ctx, input);
      return { recoveryCodes: await ctx.services.secondFactors.renewRecoveryCodes(ctx.caller.id) };
    }),
});
