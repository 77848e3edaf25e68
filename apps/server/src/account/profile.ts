import { AppError } from '@miraco/contract/app-error';
import { editProfileInput } from '@miraco/contract/profile';
import { assertGoodPassword } from '../security/common-passwords.ts';
import { type Caller, type Context, signedInProcedure } from '../trpc.ts';
import { withWaitingAddress } from './new-address.ts';
import { isNewAddress, notifyOwnerOfEdit } from './security-notices.ts';

/** @throws AppError wrongPassword, or tooManyRequests after too many guesses */
export async function assertPassword(ctx: Context & { caller: Caller }, given: string | undefined): Promise<void> {
  const { limits, passwords, store } = ctx.services;
  const { id, email } = ctx.caller;
  await limits.ownPassword(id, async () => {
    // Somebody else's address may be a username from before that was refused: only the address is surely theirs.
    const credentials = await store.users.credentials(email);
    // Removed meanwhile.
    if (!credentials) throw new AppError('signedOut');
    if (!(await passwords.verify(credentials.passwordHash, given ?? '')))
      throw new AppError('wrongPassword', { field: 'current' });
  });
}

interface Changes {
  email?: string | undefined;
  password?: string | undefined;
}

/**
 * A change that could lock users out of their own account requires the current password: a new password or a new e-mail address. So
 * a screen left open is not enough for it. Attempts at new addresses are limited: each sends mails or, without a mail server,
 * reveals who has an account.
 * @throws AppError wrongPassword, tooManyRequests
 */
export async function assertOwnChange(
  ctx: Context & { caller: Caller },
  { email, password }: Changes,
  current: string | undefined,
): Promise<void> {
  const newAddress = isNewAddress(ctx.caller, email);
  if (password || newAddress) await assertPassword(ctx, current);
  if (newAddress) await ctx.services.limits.newAddress(ctx.caller.id);
}

/** Changes the caller's own profile; a new password ends their other sessions. Spec 1, section 2. */
export const editProfile = signedInProcedure.input(editProfileInput).mutation(async ({ ctx, input }) => {
  const { confirmation: _, current, password, ...changes } = input;
  const { images, passwords, store } = ctx.services;
  const { id, sid } = ctx.caller;
  await assertOwnChange(ctx, input, current);
  if (password) await assertGoodPassword(ctx.services, password, { ...ctx.caller, ...changes });
  const passwordHash = password ? { passwordHash: await passwords.hash(password) } : {};
  const editing = { editor: id, keepSession: sid, date: Date.now() };
  const stored = withWaitingAddress(ctx.services, ctx.caller, changes);
  const { unused } = await store.users.edit(id, { ...stored, ...passwordHash }, editing);
  await notifyOwnerOfEdit(ctx.services, ctx.caller, { ...stored, password });
  await images.remove(unused);
  return {};
});
