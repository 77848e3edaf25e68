import { forgotPasswordInput, resetPasswordInput } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import { assertGoodPassword } from '../security/common-passwords.ts';
import { hashOf } from '../security/password-links.ts';
import { publicAloneProcedure } from '../trpc.ts';
import { notifyOwner } from './security-notices.ts';

/**
 * Mails a link for a new password. The response and its time are the same whether a user has the address or not.
 * Spec 1, section 7.
 */
export const forgotPassword = publicAloneProcedure.input(forgotPasswordInput).mutation(async ({ ctx, input }) => {
  const { limits, mailer } = ctx.services;
  await limits.forgotPassword(ctx.address);
  await mailer.assertReady();
  await mailer.send('reset', { data: { to: input.email } });
  return {};
});

/** Sets a new password with a link that is neither used, nor voided, nor an hour old, and ends every session of the user. */
export const resetPassword = publicAloneProcedure.input(resetPasswordInput).mutation(({ ctx, input }) => {
  const { config, limits, passwords, store } = ctx.services;
  return limits.resetPassword(ctx.address, async () => {
    const link = { user: input.id, kind: 'reset' as const, tokenHash: hashOf(input.token), now: Date.now() };
    const user = await store.users.byId(input.id);
    if (!user || !(await store.passwordLinks.isOpen(link))) throw new AppError('resetFailed');
    await assertGoodPassword(input.password, user, config.brandName);
    const redeemed = await store.passwordLinks.redeem(link, await passwords.hash(input.password));
    if (!redeemed) throw new AppError('resetFailed');
    await limits.forgiveSignIns(user.username, ctx.address);
    await notifyOwner(ctx.services, user, 'passwordChanged');
    return {};
  });
});
