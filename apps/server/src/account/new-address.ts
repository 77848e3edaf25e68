import { passwordLinkInput } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import { hashOf } from '../security/password-links.ts';
import type { Services } from '../services.ts';
import { type Caller, publicAloneProcedure, router, signedInProcedure } from '../trpc.ts';
import { isNewAddress, notifyOwner, notifyOwnerOfAddress } from './security-notices.ts';

/**
 * What is stored of changes that users make to their own account: a new address waits until its link was opened, because one wrong letter
 * would give the account to a stranger. Without a mail server it counts at once.
 */
export function withWaitingAddress<Changes extends { email?: string | undefined }>(
  { mailer }: Pick<Services, 'mailer'>,
  owner: Pick<Caller, 'email'>,
  changes: Changes,
): Changes & { pendingEmail?: string } {
  const { email } = changes;
  if (!mailer.hasServer || !isNewAddress(owner, email)) return changes;
  return { ...changes, email: undefined, pendingEmail: email };
}

/** The address that users have chosen for their own account, and that waits for its confirmation. */
export const newAddress = router({
  /** Mails a new link to it; the earlier one stops working. */
  sendAgain: signedInProcedure.mutation(async ({ ctx: { caller, services } }) => {
    const { pendingEmail } = caller;
    if (pendingEmail === null) throw new AppError('notFound');
    await services.limits.newAddress(caller.id);
    await notifyOwner(services, { ...caller, email: pendingEmail }, 'addressToConfirm');
    return {};
  }),

  cancel: signedInProcedure.mutation(async ({ ctx: { caller, services } }) => {
    await services.store.passwordLinks.dropAddress(caller.id);
    return {};
  }),

  /** Confirms it with the link of the mail, once. A mutation: programs that read mails open links, and press nothing. */
  confirm: publicAloneProcedure.input(passwordLinkInput).mutation(({ ctx: { address, services }, input }) =>
    services.limits.resetPassword(address, async () => {
      const link = { user: input.id, kind: 'address' as const, tokenHash: hashOf(input.token), now: Date.now() };
      const confirmed = await services.store.passwordLinks.confirmAddress(link);
      if (!confirmed) throw new AppError('newAddressFailed');
      await notifyOwnerOfAddress(services, confirmed, confirmed.pendingEmail);
      return {};
    }),
  ),
});
