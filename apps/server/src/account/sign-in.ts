import { signInInput } from '@miraco/schemas/account';
import { AppError } from '@miraco/schemas/app-error';
import { publicProcedure, signedInProcedure } from '../trpc.ts';

/**
 * Begins a session. A wrong name, a wrong password and a disabled user are answered alike, after exactly one password hash.
 * Spec 1, section 7.
 */
export const signIn = publicProcedure.input(signInInput).mutation(({ ctx, input }) => {
  const { limits, passwords, sessions, store } = ctx.services;
  return limits.signIn(input.username, ctx.address, async () => {
    const credentials = await store.users.credentials(input.username);
    const matches = await passwords.verify(credentials?.passwordHash, input.password);
    if (!credentials || !matches || credentials.disabled) throw new AppError('credentials');
    await store.users.signedIn(credentials.id, Date.now());
    return { token: await sessions.begin(credentials) };
  });
});

export const signOut = signedInProcedure.mutation(async ({ ctx }) => {
  await ctx.services.sessions.end(ctx.caller.sid);
  return {};
});
