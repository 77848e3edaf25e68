import { AppError } from '@miraco/contract/app-error';
import { isAppointment } from '@miraco/domain/access';
import { assertPassword } from '../account/profile.ts';
import type { Services } from '../services.ts';
import type { Caller, Context } from '../trpc.ts';

/** In milliseconds. A session that began within it has just proved the password. */
const justSignedIn = 10 * 60 * 1000;

/** Whether a user with a tests value, or a new one, would join the team or become an administrator with this access profile. */
async function isAppointed({ store }: Pick<Services, 'store'>, before: string | undefined, access: string | undefined) {
  if (access === undefined) return false;
  const profile = (await store.accessProfiles.all()).find(({ id }) => id === access);
  return isAppointment(before, profile?.tests);
}

/**
 * Somebody who joins the team or becomes an administrator opens other people’s data: a screen left open is not enough to let them. Returns
 * whether the change does.
 * @throws AppError passwordNeeded, wrongPassword, tooManyRequests
 */
export async function assertMayAppoint(
  ctx: Context & { caller: Caller },
  before: { tests: string } | undefined,
  { access, current }: { access?: string | undefined; current?: string | undefined },
): Promise<boolean> {
  if (!(await isAppointed(ctx.services, before?.tests, access))) return false;
  const age = Date.now() - ctx.caller.signedInAt;
  // A clock that was set back makes no session a new one.
  if (age >= 0 && age < justSignedIn) return true;
  if (!current) throw new AppError('passwordNeeded', { field: 'current' });
  await assertPassword(ctx, current);
  return true;
}
