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

/** The cost of an attempt in one of the allowances that it counts against. */
interface Limit {
  count: Count;
  points: number;
  cost?: number;
}

/**
 * Counts against every limit, or against none if one is used up. A refusal changes nothing, and later limits are not read.
 * Returns a function that undoes the count.
 */
function consume(limits: Iterable<Limit>, code: ErrorCode = 'tooManyRequests'): () => void {
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
 * Runs `attempt`, which counts against each of `limits` unless it succeeds. It also counts while it runs: otherwise many concurrent
 * attempts would pass together.
 */
async function countingFailures<Result>(limits: Iterable<Limit>, attempt: () => Promise<Result>): Promise<Result> {
  const undo = consume(limits);
  const result = await attempt();
  undo();
  return result;
}

/** `points` in `seconds` for each key. */
function limitOf(seconds: number, points: number) {
  const counter = createCounter(seconds);
  return {
    by: (key: string, cost = 1): Limit => ({ count: counter.of(key), points, cost }),
    /** One limit for each network of an address, wider ones with more points. `key` separates the limits of a network. */
    byNetwork: (address: string, key = ''): Limit[] =>
      networksOf(address).map(({ name, times }) => ({ count: counter.of(`${name} ${key}`), points: points * times })),
  };
}

/**
 * Limits on what may be guessed or abused, in memory of a fixed size (counters.ts, known-networks.ts). A restart resets them.
 * Addresses are never stored, and kept in memory only as hashes keyed with a secret of this process.
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
  const removalsByUser = limitOf(day, 3);
  const startsByAddress = limitOf(hour, 20);
  const startsByEmail = limitOf(day, 3);
  const starts = limitOf(day, 200);
  const calendarsByAddress = limitOf(minute, 120);
  const resetMails = limitOf(hour, 1);
  const writesByClient = limitOf(minute, writesAMinute.client);
  const writesByAdministrator = limitOf(minute, writesAMinute.administrator);
  const known = createKnownNetworks();

  const narrowest = (address: string) => networksOf(address)[0]?.name ?? address;

  /**
   * By address first: a client over that limit learns nothing about an account and uses none of its allowance. The limit that all
   * unknown networks share does not apply to a network that recently signed in to the account.
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

    /** Remembers the network of a sign-in: attackers on other networks cannot lock the owner out of it. */
    signedIn: (username: string, address: string) => known.add(usernameKey(username), narrowest(address)),

    /** Codes of the second factor: six digits can be guessed from many addresses at once, so each account has one limit for all. */
    secondFactor: <Result>(user: string, address: string, attempt: () => Promise<Result>) =>
      countingFailures([...codesByAddress.byNetwork(address), codesByAccount.by(user)], attempt),

    /** Lets the owner of an account sign in at once after the link of a reset mail, regardless of failed attempts by others. */
    forgiveSignIns: (username: string, address: string) => {
      const account = usernameKey(username);
      const limits = [...signInsByAccount.byNetwork(address, account), signInsOnAccount.by(account)];
      for (const { count } of limits) count.forget();
    },

    resetPassword: <Result>(address: string, attempt: () => Promise<Result>) =>
      countingFailures(resetsByAddress.byNetwork(address), attempt),

    /** Each write occupies the one thread that answers everybody. @throws AppError tooManyRequests */
    write: ({ id, mayCoach }: { id: string; mayCoach: boolean }) =>
      void consume([(mayCoach ? writesByAdministrator : writesByClient).by(id)]),

    /** Re-encoding a picture uses the threads that hash passwords. @throws AppError tooManyRequests */
    upload: (user: string) => void consume([uploadsByUser.by(user)]),

    /** The same by pixels: a few kilobytes can decode into 50 million. @throws AppError tooManyRequests */
    decode: (user: string, pixels: number) => void consume([megapixelsByUser.by(user, Math.ceil(pixels / megapixel))]),

    /** Changing an e-mail address reveals whether it is taken, and sends it a mail. @throws AppError tooManyRequests */
    newAddress: (user: string) => void consume([newAddressesByUser.by(user)]),

    /** Asking to be removed sends a mail to every administrator. @throws AppError wishedTooOften */
    requestRemoval: (user: string) => void consume([removalsByUser.by(user)], 'wishedTooOften'),

    /** Calendar programs of many people may read from one address. @throws AppError tooManyRequests */
    readCalendar: (address: string) => void consume(calendarsByAddress.byNetwork(address)),

    /** @throws AppError tooManyRequests */
    forgotPassword: (address: string) => void consume(forgotByAddress.byNetwork(address)),

    /** A visitor's request is a mail to the practice: its mailbox must not be flooded. @throws AppError tooManyRequests */
    requestStart: (address: string, email: string) =>
      void consume([...startsByAddress.byNetwork(address), startsByEmail.by(email.toLowerCase()), starts.by('all')]),

    /**
     * Whether one more reset mail may go to this address: three in any hour. Each takes a place for its own hour. One counter of
     * three would restart when the hour of the first is over, and let five through around that moment.
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
