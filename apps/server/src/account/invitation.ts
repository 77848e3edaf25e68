import { acceptInvitationInput, passwordLinkInput } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { z } from 'zod';
import { assertGoodPassword } from '../security/common-passwords.ts';
import { hashOf } from '../security/password-links.ts';
import type { Services } from '../services.ts';
import { publicAloneProcedure, publicProcedure, router } from '../trpc.ts';
import { enter } from './entering.ts';

/** The invitation of a link, and who is invited. @throws AppError invitationUnknown, invitationUsed, invitationExpired */
async function invited({ store }: Services, { id, token }: z.output<typeof passwordLinkInput>) {
  const link = { user: id, kind: 'invitation' as const, tokenHash: hashOf(token), now: Date.now() };
  const [found, user] = [await store.passwordLinks.find(link), await store.users.byId(id)];
  if (!found || !user || user.disabled) throw new AppError('invitationUnknown');
  if (found.closedAt !== null) throw new AppError('invitationUsed');
  if (found.expiresAt <= link.now) throw new AppError('invitationExpired');
  return { link, user };
}

/** The invitation of somebody who has not signed in yet. Guesses at links have the limit of those for a forgotten password. */
export const invitation = router({
  /** What the page of the link greets with. */
  open: publicProcedure.input(passwordLinkInput).query(({ ctx, input }) =>
    ctx.services.limits.resetPassword(ctx.address, async () => {
      const { user } = await invited(ctx.services, input);
      return { firstname: user.firstname, username: user.username };
    }),
  ),

  /** Notes that a person has opened it, for the list of clients: programs that read mails open every link, and touch nothing. */
  touched: publicProcedure.input(passwordLinkInput).mutation(({ ctx, input }) =>
    ctx.services.limits.resetPassword(ctx.address, async () => {
      const { link } = await invited(ctx.services, input);
      await ctx.services.store.passwordLinks.opened(link);
      return {};
    }),
  ),

  /** Sets the password, once, and signs in. Without a token, the account has a second factor, which the sign-in asks for. */
  accept: publicAloneProcedure
    .meta({ secret: true })
    .input(acceptInvitationInput)
    .mutation(({ ctx, input }) => {
      const { limits, passwords, sessions, store } = ctx.services;
      return limits.resetPassword(ctx.address, async () => {
        const { link, user } = await invited(ctx.services, input);
        await assertGoodPassword(ctx.services, input.password, user);
        const redeemed = await store.passwordLinks.redeem(link, await passwords.hash(input.password));
        if (!redeemed) throw new AppError('invitationUsed');
        await limits.forgiveSignIns(user, ctx.address);
        if (await store.secondFactors.isConfirmed(user.id)) return { token: null };
        await limits.signedIn(user, ctx.address);
        await enter(ctx, user, input.timeZone);
        return { token: await sessions.begin(user, ctx.userAgent) };
      });
    }),
});
