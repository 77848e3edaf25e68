import { setTimeout } from 'node:timers/promises';
import { signInInput } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { z } from 'zod';
import { type Context, publicAloneProcedure, signedInProcedure } from '../trpc.ts';
import { enter } from './entering.ts';
import { tryCode } from './trying-codes.ts';

/** The minimum time of a response, in milliseconds: otherwise storing the session, which only a right password does, could be timed. */
const atLeast = 80;

/**
 * Starts a session, for a username or an e-mail address. A wrong name, a wrong password and a disabled user get the same response, after as many
 * password hashes, which the typed password alone decides. Only the right password reveals that there is a second factor. Spec 1, section 7.
 */
export const signIn = publicAloneProcedure
  .meta({ secret: true })
  .input(signInInput)
  .mutation(async ({ ctx, input }) => {
    const [outcome] = await Promise.allSettled([begin(ctx, input), setTimeout(atLeast)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });

async function begin(ctx: Context, input: z.infer<typeof signInInput>) {
  const { limits, passwords, secondFactors, sessions, store } = ctx.services;
  const credentials = await store.users.credentials(input.username);
  const known = await limits.signIn(input.username, ctx.address, async (isOpen) => {
    const matches = await passwords.verify(credentials?.passwordHash, input.password);
    if (!isOpen || !credentials || !matches || credentials.disabled) throw new AppError('credentials');
    return credentials;
  });
  const { code } = input;
  if (await store.secondFactors.isConfirmed(known.id)) {
    if (code === undefined) throw new AppError('secondFactorNeeded');
    await tryCode(ctx, { owner: known.id, code, wrong: 'secondFactorWrong' }, () =>
      secondFactors.accept(known.id, code),
    );
  }
  await limits.signedIn(known, ctx.address);
  await enter(ctx, known, input.timeZone);
  return { token: await sessions.begin(known, ctx.userAgent) };
}

export const signOut = signedInProcedure.mutation(async ({ ctx }) => {
  await ctx.services.sessions.end(ctx.caller.sid);
  return {};
});
