import { forgotPasswordInput, resetPasswordInput } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { z } from 'zod';
import { assertGoodPassword } from '../security/common-passwords.ts';
import { hashOf } from '../security/password-links.ts';
import type { Services } from '../services.ts';
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

/** The open link of this address: one that was asked for, or that an administrator handed over. */
async function openLink({ store }: Pick<Services, 'store'>, { id, token }: z.output<typeof resetPasswordInput>) {
  for (const kind of ['reset', 'handed'] as const) {
    const link = { user: id, kind, tokenHash: hashOf(token), now: Date.now() };
    if (await store.passwordLinks.isOpen(link)) return link;
  }
  return undefined;
}

/** Sets a new password with a link that is neither used, nor voided, nor expired, and ends every session of the user. */
export const resetPassword = publicAloneProcedure.input(resetPasswordInput).mutation(({ ctx, input }) => {
  const { limits, passwords, store } = ctx.services;
  return limits.resetPassword(ctx.address, async () => {
    const link = await openLink(ctx.services, input);
    const user = await store.users.byId(input.id);
    if (!user || !link) throw new AppError('resetFailed');
    await assertGoodPassword(ctx.services, input.password, user);
    const redeemed = await store.passwordLinks.redeem(link, await passwords.hash(input.password));
    if (!redeemed) throw new AppError('resetFailed');
    await limits.forgiveSignIns(user, ctx.address);
    await notifyOwner(ctx.services, user, 'passwordChanged');
    return {};
  });
});
