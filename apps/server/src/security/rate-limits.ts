import { usernameKey } from '@miraco/contract/account';
import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import { writesAMinute } from '@miraco/domain/caps';
import { networksOf } from '../http/addresses.ts';
import { type Count, createCounter } from './counters.ts';
import { createKnownNetworks } from './known-networks.ts';

const minute = 60;
const tenMinutes = 600;
const hour = 3600;
const day = 24 * hour;

const megapixel = 1_000_000;

/** What an attempt costs of one of the allowances that it counts against. */
interface Limit {
  count: Count;
  points: number;
  cost?: number;
}

/**
 * Counts against every limit, or against none where one is used up: what is refused leaves no trace, and no later limit is looked up.
 * Answers what takes it back.
 */
function take(limits: Iterable<Limit>, code: ErrorCode = 'tooManyRequests'): () => void {
  const taken: Required<Limit>[] = [];
  for (const { count, points, cost = 1 } of limits) {
    const retryAfterSeconds = count.wait(points, cost);
    if (retryAfterSeconds > 0) throw new AppError(code, { retryAfterSeconds });
    taken.push({ count, points, cost });
  }
  for (const { count, cost } of taken) count.add(cost);
  return () => {
    for (const { count, cost } of taken) count.undo(cost);
  };
}

/**
 * Runs `attempt`, which counts against every one of `limits` unless it succeeds. It is counted while it runs, too: otherwise
 * many at once would pass together.
 */
async function countingFailures<Result>(limits: Iterable<Limit>, attempt: () => Promise<Result>): Promise<Result> {
  const takeBack = take(limits);
  const result = await attempt();
  takeBack();
  return result;
}

/** So many points in so many seconds, of each key by itself. */
function limitOf(seconds: number, points: number) {
  const counter = createCounter(seconds);
  return {
    by: (key: string, cost = 1): Limit => ({ count: counter.of(key), points, cost }),
    /** One limit for each network that an address belongs to, wider ones with more points. `key` keeps several apart. */
    byNetwork: (address: string, key = ''): Limit[] =>
      networksOf(address).map(({ name, times }) => ({ count: counter.of(`${name} ${key}`), points: points * times })),
  };
}

/**
 * Limits on what may be guessed or abused. In memory of a fixed size (counters.ts, known-networks.ts): a restart forgives, and no
 * address of anybody is stored, not even in memory but as a hash whose key dies with the process.
 */
export function createRateLimits() {
  const signInsByAddress = limitOf(tenMinutes, 100);
  const signInsByAccount = limitOf(tenMinutes, 10);
  const signInsOnAccount = limitOf(tenMinutes, 100);
  const codesByAddress = limitOf(tenMinutes, 100);
  const codesByAccount = limitOf(tenMinutes, 10);
  const resetsByAddress = limitOf(tenMinutes, 100);
  const forgotByAddress = limitOf(tenMinutes, 100);
  const uploadsByUser = limitOf(tenMinutes, 30);
  const megapixelsByUser = limitOf(tenMinutes, 150);
  const newAddressesByUser = limitOf(hour, 5);
  const wishesByUser = limitOf(day, 3);
  const resetMails = limitOf(hour, 1);
  const writesByClient = limitOf(minute, writesAMinute.client);
  const writesByAdministrator = limitOf(minute, writesAMinute.administrator);
  const known = createKnownNetworks();

  const narrowest = (address: string) => networksOf(address)[0]?.name ?? address;

  /**
   * By address first: who is over that learns nothing about an account, and costs it nothing. What all strangers share does not bind
   * those who signed in from the same network lately.
   */
  function* signInLimits(account: string, address: string): Generator<Limit> {
    yield* signInsByAddress.byNetwork(address);
    const apart = signInsByAccount.byNetwork(address, account);
    if (known.has(account, narrowest(address))) {
      yield* apart.slice(0, 1);
    } else {
      yield* apart;
      yield signInsOnAccount.by(account);
    }
  }

  return {
    signIn: <Result>(username: string, address: string, attempt: () => Promise<Result>) =>
      countingFailures(signInLimits(usernameKey(username), address), attempt),

    /** Remembers from where an account was signed in to: strangers elsewhere cannot keep its owner out there. */
    signedIn: (username: string, address: string) => known.add(usernameKey(username), narrowest(address)),

    /** Codes in place of the second factor: six digits are guessed from everywhere at once, so the account counts alone. */
    secondFactor: <Result>(user: string, address: string, attempt: () => Promise<Result>) =>
      countingFailures([...codesByAddress.byNetwork(address), codesByAccount.by(user)], attempt),

    /** Lets the owner of an account in at once, who has just shown by a mail that it is theirs, whatever others have tried. */
    forgiveSignIns: (username: string, address: string) => {
      const account = usernameKey(username);
      const limits = [...signInsByAccount.byNetwork(address, account), signInsOnAccount.by(account)];
      for (const { count } of limits) count.forget();
    },

    resetPassword: <Result>(address: string, attempt: () => Promise<Result>) =>
      countingFailures(resetsByAddress.byNetwork(address), attempt),

    /** Each change takes its turn on the one thread that answers everybody. @throws AppError tooManyRequests */
    write: ({ id, mayAdministrate }: { id: string; mayAdministrate: boolean }) =>
      void take([(mayAdministrate ? writesByAdministrator : writesByClient).by(id)]),

    /** Drawing a picture anew takes the threads that passwords are hashed with. @throws AppError tooManyRequests */
    upload: (user: string) => void take([uploadsByUser.by(user)]),

    /** The same by what it takes: a few kilobytes can unfold into 50 million pixels. @throws AppError tooManyRequests */
    decode: (user: string, pixels: number) => void take([megapixelsByUser.by(user, Math.ceil(pixels / megapixel))]),

    /** Choosing another address tells whether somebody has it, and writes to it. @throws AppError tooManyRequests */
    newAddress: (user: string) => void take([newAddressesByUser.by(user)]),

    /** Wishing to be removed writes to every administrator. @throws AppError wishedTooOften */
    wishRemoval: (user: string) => void take([wishesByUser.by(user)], 'wishedTooOften'),

    /** @throws AppError tooManyRequests */
    forgotPassword: (address: string) => void take(forgotByAddress.byNetwork(address)),

    /**
     * Whether one more reset mail may go to this mail address: three in any hour. Each takes a place for an hour of its own; one
     * count of three would begin anew when the hour of the first is over, and let five through around that moment.
     */
    mayMail: (email: string): boolean => {
      for (const place of ['first', 'second', 'third']) {
        const { count, points } = resetMails.by(`${place} ${email.toLowerCase()}`);
        if (count.wait(points, 1) > 0) continue;
        count.add(1);
        return true;
      }
      return false;
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
