import { setLanguageInput } from '@miraco/contract/account';
import { opensByItself } from '@miraco/domain/unlocking';
import { isWritable } from '@miraco/domain/user-phase';
import { signedInProcedure } from '../trpc.ts';

/** The signed-in user. */
export const me = signedInProcedure.query(async ({ ctx: { caller, services } }) => ({
  id: caller.id,
  username: caller.username,
  email: caller.email,
  /** A new one that waits for its confirmation. */
  pendingEmail: caller.pendingEmail,
  firstname: caller.firstname,
  lastname: caller.lastname,
  address: caller.address,
  phone: caller.phone,
  tests: caller.tests,
  image: caller.image,
  phase: caller.phase,
  /** Whether the later phases, which are closed, open as soon as Conscience is complete. */
  opensByItself:
    isWritable('conscience', caller) &&
    opensByItself(caller.unlocking, (await services.store.settings.all()).unlocking),
  language: caller.language,
  lastLogin: caller.lastLogin,
}));

export const setLanguage = signedInProcedure.input(setLanguageInput).mutation(async ({ ctx, input }) => {
  await ctx.services.store.users.setLanguage(ctx.caller.id, input.language);
  return {};
});
