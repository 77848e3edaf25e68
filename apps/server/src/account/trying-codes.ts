import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { wrongCodesBeforeWait } from '@miraco/domain/second-factor-waits';
import { isCodeOfApp } from '../security/second-factor.ts';
import type { Context } from '../trpc.ts';

interface Try {
  owner: UserId;
  code: string;
  /** The error of a wrong code. */
  wrong: ErrorCode;
}

/**
 * Tries a code of the second factor, whatever kind it is. Wrong ones count across sign-ins: after five in a row the owner receives a mail,
 * and each further try waits. A network that signed in before does not wait, and has an allowance of its own. A recovery code neither waits
 * nor needs an allowance, since nobody guesses 140 bits: somebody with the password locks no owner out, not even on the owner's network.
 * @throws AppError `wrong` for a wrong code, or tooManyRequests
 */
export async function tryCode<Result>(
  { address, services }: Context,
  { owner, code, wrong }: Try,
  attempt: () => Promise<Result | null | false>,
): Promise<Result> {
  const { limits, mailer, signInOrigins, store } = services;
  const now = Date.now();
  const isKnown = await signInOrigins.knowsNetwork(owner, address, now);
  const canBeGuessed = isCodeOfApp(code);
  return limits.secondFactor(owner, address, isKnown && canBeGuessed, async () => {
    const trying = await store.secondFactors.trying(owner, { waits: !isKnown && canBeGuessed, now });
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
