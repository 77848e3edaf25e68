/// <reference path="./rate-limiter-flexible.d.ts" />
import { isIPv6 } from 'node:net';
import { usernameKey } from '@miraco/schemas/account';
import { AppError, type ErrorCode } from '@miraco/schemas/app-error';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

const tenMinutes = 600;
const hour = 3600;
const day = 24 * hour;

/** Whom an address stands for: whoever has one of IPv6 has all that share its first half. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** Counts one more for `key`: the refusal where that is one too many. */
async function refusalOf(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

async function take(limiter: RateLimiterMemory, key: string, code: ErrorCode = 'tooManyRequests'): Promise<void> {
  const refusal = await refusalOf(limiter, key);
  if (refusal) throw new AppError(code, { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
}

/** Limits on what may be guessed or abused. In memory: a restart forgives, and no address of anybody is stored. */
export function createRateLimits() {
  const signInsByAccount = new RateLimiterMemory({ points: 10, duration: tenMinutes });
  const signInsOnAccount = new RateLimiterMemory({ points: 100, duration: tenMinutes });
  const codesByAccount = new RateLimiterMemory({ points: 10, duration: tenMinutes });
  const codesByAddress = new RateLimiterMemory({ points: 100, duration: tenMinutes });
  const signInsByAddress = new RateLimiterMemory({ points: 100, duration: tenMinutes });
  const resetsByAddress = new RateLimiterMemory({ points: 100, duration: tenMinutes });
  const forgotByAddress = new RateLimiterMemory({ points: 100, duration: tenMinutes });
  const uploadsByUser = new RateLimiterMemory({ points: 30, duration: tenMinutes });
  const wishesByUser = new RateLimiterMemory({ points: 3, duration: day });
  const resetMails = new RateLimiterMemory({ points: 1, duration: hour });

  /**
   * Runs `attempt`, which counts against every one of `limits` unless it succeeds. It is counted while it runs, too: otherwise
   * many at once would pass together.
   */
  async function countingFailures<Result>(
    limits: readonly { limiter: RateLimiterMemory; key: string }[],
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    for (const { limiter, key } of limits) await take(limiter, key);
    const result = await attempt();
    for (const { limiter, key } of limits) await limiter.reward(key);
    return result;
  }

  return {
    signIn: <Result>(username: string, address: string, attempt: () => Promise<Result>) =>
      countingFailures(
        [
          { limiter: signInsByAccount, key: `${networkOf(address)} ${usernameKey(username)}` },
          { limiter: signInsOnAccount, key: usernameKey(username) },
          { limiter: signInsByAddress, key: networkOf(address) },
        ],
        attempt,
      ),

    /** Codes in place of the second factor: six digits are guessed from everywhere at once, so the account counts alone. */
    secondFactor: <Result>(user: string, address: string, attempt: () => Promise<Result>) =>
      countingFailures(
        [
          { limiter: codesByAccount, key: user },
          { limiter: codesByAddress, key: networkOf(address) },
        ],
        attempt,
      ),

    /** Lets the owner of an account in at once, who has just shown by a mail that it is theirs, whatever others have tried. */
    forgiveSignIns: async (username: string, address: string) => {
      await signInsByAccount.delete(`${networkOf(address)} ${usernameKey(username)}`);
      await signInsOnAccount.delete(usernameKey(username));
    },

    resetPassword: <Result>(address: string, attempt: () => Promise<Result>) =>
      countingFailures([{ limiter: resetsByAddress, key: networkOf(address) }], attempt),

    /** Drawing a picture anew takes the threads that passwords are hashed with. @throws AppError tooManyRequests */
    upload: (user: string) => take(uploadsByUser, user),

    /** Wishing to be removed writes to every administrator. @throws AppError wishedTooOften */
    wishRemoval: (user: string) => take(wishesByUser, user, 'wishedTooOften'),

    /** @throws AppError tooManyRequests */
    forgotPassword: (address: string) => take(forgotByAddress, networkOf(address)),

    /**
     * Whether one more reset mail may go to this mail address: three in any hour. Each takes a place for an hour of its own; one
     * count of three would begin anew when the hour of the first is over, and let five through around that moment.
     */
    mayMail: async (email: string) => {
      for (const place of ['first', 'second', 'third']) {
        if (!(await refusalOf(resetMails, `${place} ${email.toLowerCase()}`))) return true;
      }
      return false;
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
