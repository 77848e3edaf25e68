import { AppError } from '@miraco/contract/app-error';
import { userIdInput } from '@miraco/contract/users';
import { notifyOwner } from '../account/security-notices.ts';
import { clientProcedure, router } from '../trpc.ts';

/** The second factors of other users, who lose them with their phones. */
export const secondFactor = router({
  /** When a user's second factor was confirmed, or null. */
  of: clientProcedure.input(userIdInput).query(async ({ ctx, input }) => {
    const factor = await ctx.services.store.secondFactors.of(input.id);
    return { since: factor?.confirmedAt ?? null };
  }),
});

/** Removes a lost second factor: the password is enough until the user sets up another. Removing your own requires a code. */
export const resetSecondFactor = clientProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
  if (input.id === ctx.caller.id) throw new AppError('ownSecondFactor');
  const { secondFactors, users } = ctx.services.store;
  await secondFactors.reset(input.id, ctx.caller.id, Date.now());
  const owner = await users.byId(input.id);
  if (owner) await notifyOwner(ctx.services, owner, 'secondFactorReset');
  return {};
});
