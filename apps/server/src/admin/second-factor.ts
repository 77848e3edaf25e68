import { AppError } from '@miraco/contract/app-error';
import { userIdInput } from '@miraco/contract/users';
import { tellOwner } from '../account/security-notices.ts';
import { adminProcedure, router } from '../trpc.ts';

/** The second factors of others, which people lose with their telephones. */
export const secondFactor = router({
  /** Since when a user has one, or null. */
  of: adminProcedure.input(userIdInput).query(async ({ ctx, input }) => {
    const factor = await ctx.services.store.secondFactors.of(input.id);
    return { since: factor?.confirmedAt ?? null };
  }),
});

/** Removes a lost one, so that the password is enough until another is set up. One's own takes one's code. */
export const resetSecondFactor = adminProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
  if (input.id === ctx.caller.id) throw new AppError('ownSecondFactor');
  const { secondFactors, users } = ctx.services.store;
  await secondFactors.reset(input.id, ctx.caller.id, Date.now());
  const owner = await users.byId(input.id);
  if (owner) tellOwner(ctx.services, owner, 'secondFactorReset');
  return {};
});
