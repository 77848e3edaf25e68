import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { wrongCodesBeforeWait } from '@miraco/domain/second-factor-waits';
import type { Context } from '../trpc.ts';

/**
 * Tries a code of the second factor, whatever kind it is. Wrong ones count across sign-ins: after five in a row the owner receives a mail,
 * and each further try waits. A network that signed in before does not wait: somebody with the password locks no owner out.
 * @throws AppError `wrong` for a wrong code, or tooManyRequests
 */
export async function tryCode<Result>(
  { address, services }: Context,
  owner: UserId,
  wrong: ErrorCode,
  attempt: () => Promise<Result | null | false>,
): Promise<Result> {
  const { limits, mailer, signInOrigins, store } = services;
  const now = Date.now();
  const isKnown = await signInOrigins.knowsNetwork(owner, address, now);
  return limits.secondFactor(owner, address, isKnown, async () => {
    const trying = await store.secondFactors.trying(owner, { waits: !isKnown, now });
    if (trying && trying.left > 0)
      throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(trying.left / 1000) });
    const result = await attempt();
    if (result !== null && result !== false) {
      await store.secondFactors.succeeded(owner);
      return result;
    }
    if (trying?.failures === wrongCodesBeforeWait && (await store.secondFactors.isConfirmed(owner)))
      await mailer.send('codesGuessed', { user: owner });
    throw new AppError(wrong, { field: 'code' });
  });
}
