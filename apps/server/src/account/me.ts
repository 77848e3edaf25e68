import { setLanguageInput } from '@miraco/contract/account';
import { signedInProcedure } from '../trpc.ts';

/** The signed-in user. */
export const me = signedInProcedure.query(({ ctx: { caller } }) => ({
  id: caller.id,
  username: caller.username,
  email: caller.email,
  firstname: caller.firstname,
  lastname: caller.lastname,
  address: caller.address,
  phone: caller.phone,
  tests: caller.tests,
  image: caller.image,
  phase: caller.phase,
  language: caller.language,
  lastLogin: caller.lastLogin,
}));

export const setLanguage = signedInProcedure.input(setLanguageInput).mutation(async ({ ctx, input }) => {
  await ctx.services.store.users.setLanguage(ctx.caller.id, input.language);
  return {};
});
