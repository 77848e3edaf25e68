import { usernameKey } from '@miraco/contract/account';
import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import type { Store } from '@miraco/db/store';
import { writesAMinute } from '@miraco/domain/caps';
import { narrowestNetwork, networksOf } from '../http/addresses.ts';
import { type Allowance, allowanceOfProcess, sharedAllowances } from './allowances.ts';
import { createCounter } from './counters.ts';
import { createKnownNetworks, createSharedNetworks } from './known-networks.ts';

const minute = 60;
const tenMinutes = 600;
const hour = 3600;
const day = 24 * hour;

const megapixel = 1_000_000;

/** The cost of an attempt in one of the allowances that it counts against. */
interface Limit {
  allowance: Allowance;
  key: string;
  points: number;
  cost: number;
}

/**
 * Counts against every limit, or against none if one is used up: a refusal changes nothing, and later limits are not read. Returns
 * the seconds until it may fit, or 0 and a function that undoes the count.
 */
async function take(limits: readonly Limit[]) {
  const taken: Limit[] = [];
  const undo = async () => {
    for (const { allowance, key, cost } of taken.splice(0)) await allowance.undo(key, cost);
  };
  for (const limit of limits) {
    const retryAfterSeconds = await limit.allowance.take(limit.key, limit.points, limit.cost);
    if (retryAfterSeconds > 0) {
      await undo();
      return { retryAfterSeconds, undo };
    }
    taken.push(limit);
  }
  return { retryAfterSeconds: 0, undo };
}

/** As `take`, for limits whose refusal is told. @throws AppError */
async function consume(limits: readonly Limit[], code: ErrorCode = 'tooManyRequests'): Promise<() => Promise<void>> {
  const { retryAfterSeconds, undo } = await take(limits);
  if (retryAfterSeconds > 0) throw new AppError(code, { retryAfterSeconds });
  return undo;
}

/**
 * Runs `attempt`, which counts against each of `limits` unless it succeeds. It also counts while it runs: otherwise many concurrent
 * attempts would pass together.
 */
async function countingFailures<Result>(limits: readonly Limit[], attempt: () => Promise<Result>): Promise<Result> {
  const undo = await consume(limits);
  const result = await attempt();
  await undo();
  return result;
}

/** `points` in the time of an allowance for each key. */
function limitOf(allowance: Allowance, points: number) {
  return {
    by: (key: string, cost = 1): Limit => ({ allowance, key, points, cost }),
    /** One limit for each network of an address, wider ones with more points. `key` separates the limits of a network. */
    byNetwork: (address: string, key = ''): Limit[] =>
      networksOf(address).map(({ name, times }) => ({
        allowance,
        key: `${name} ${key}`,
        points: points * times,
        cost: 1,
      })),
  };
}

/** The two names with which somebody signs in. */
interface Names {
  username: string;
  email: string;
}

/** One for all spellings of a name that could be of one account, and some more. */
const typedKey = (name: string) => usernameKey(name).normalize('NFKC').toLowerCase();

interface Sharing {
  counts: Store['counts'];
  secret: Uint8Array;
}

/**
 * Limits on what may be guessed or abused: in memory of a fixed size (counters.ts, known-networks.ts), which a restart resets, or
 * `shared` with other processes in the database. Addresses are never stored but as keyed hashes. What only protects the threads of
 * this process is counted in it alone.
 */
export function createRateLimits(shared?: Sharing) {
  const make = shared ? sharedAllowances(shared.counts, shared.secret) : allowanceOfProcess;
  const signInsByAddress = limitOf(make('signInsByAddress', tenMinutes), 100);
  const signInsByName = limitOf(make('signInsByName', tenMinutes), 10);
  const signInsFromAnywhere = limitOf(make('signInsFromAnywhere', tenMinutes), 100);
  const ownPasswords = limitOf(make('ownPasswords', tenMinutes), 10);
  const codesByAddress = limitOf(make('codesByAddress', tenMinutes), 100);
  const codesFromKnown = limitOf(make('codesFromKnown', day), 20);
  const resetsByAddress = limitOf(make('resetsByAddress', tenMinutes), 100);
  const forgotByAddress = limitOf(make('forgotByAddress', tenMinutes), 100);
  const newAddressesByUser = limitOf(make('newAddressesByUser', hour), 5);
  const removalsByUser = limitOf(make('removalsByUser', day), 3);
  const startsByAddress = limitOf(make('startsByAddress', hour), 20);
  const startsByEmail = limitOf(make('startsByEmail', day), 3);
  const starts = limitOf(make('starts', day), 200);
  const resetMails = limitOf(make('resetMails', hour), 1);
  const known = shared ? createSharedNetworks(shared) : createKnownNetworks();
  const uploadsByUser = limitOf(allowanceOfProcess('uploadsByUser', tenMinutes), 30);
  const megapixelsByUser = limitOf(allowanceOfProcess('megapixelsByUser', tenMinutes), 150);
  const mailTokensByAddress = limitOf(make('mailTokensByAddress', tenMinutes), 100);
  const mailChoicesByUser = limitOf(allowanceOfProcess('mailChoicesByUser', minute), 10);
  const exportsByUser = limitOf(make('exportsByUser', hour), 10);
  const calendarsByAddress = limitOf(allowanceOfProcess('calendarsByAddress', minute), 120);
  const writes = createCounter(minute);

  const namesOf = ({ username, email }: Names) => [typedKey(username), typedKey(email)];

  return {
    /**
     * Counts by the name that is typed, whether anybody has it or not: an allowance that a username shared with its address would
     * tell that both are of one account. What a network itself has used up is told. What it shares with others does not apply to one
     * that recently signed in with the name, so it is not told: it would tell that somebody did. Then `attempt` is not open, and
     * has to refuse as it refuses a wrong password.
     */
    signIn: async <Result>(typed: string, address: string, attempt: (isOpen: boolean) => Promise<Result>) => {
      const name = typedKey(typed);
      const [own, ...wider] = signInsByName.byNetwork(address, name);
      const isKnown = await known.has(name, narrowestNetwork(address));
      return countingFailures([...signInsByAddress.byNetwork(address), ...(own ? [own] : [])], async () => {
        const shared = await take(isKnown ? [] : [...wider, signInsFromAnywhere.by(name)]);
        const result = await attempt(shared.retryAfterSeconds === 0);
        await shared.undo();
        return result;
      });
    },

    /** Remembers the network of a sign-in: attackers on other networks cannot lock the owner out of it. */
    signedIn: async (user: Names, address: string) => {
      for (const name of namesOf(user)) await known.add(name, narrowestNetwork(address));
    },

    /** Users who confirm their own password: guesses by somebody who has their session. */
    ownPassword: <Result>(user: string, attempt: () => Promise<Result>) =>
      countingFailures([ownPasswords.by(user)], attempt),

    /**
     * Codes of the second factor, beside the wait of the account (trying-codes.ts). A network that signed in to the account before does not
     * wait, and has an allowance of its own.
     */
    secondFactor: <Result>(user: string, address: string, isKnown: boolean, attempt: () => Promise<Result>) => {
      const apart = isKnown ? codesFromKnown.byNetwork(address, user).slice(0, 1) : [];
      return countingFailures([...codesByAddress.byNetwork(address), ...apart], attempt);
    },

    /** Lets the owner of an account sign in at once after the link of a reset mail, regardless of failed attempts by others. */
    forgiveSignIns: async (user: Names, address: string) => {
      for (const name of namesOf(user)) {
        const limits = [...signInsByName.byNetwork(address, name), signInsFromAnywhere.by(name)];
        for (const { allowance, key } of limits) await allowance.forget(key);
      }
    },

    resetPassword: <Result>(address: string, attempt: () => Promise<Result>) =>
      countingFailures(resetsByAddress.byNetwork(address), attempt),

    /** Each write occupies the one thread that answers everybody. @throws AppError tooManyRequests */
    write: ({ id, mayCoach }: { id: string; mayCoach: boolean }) => {
      const count = writes.of(id);
      const retryAfterSeconds = count.wait(mayCoach ? writesAMinute.administrator : writesAMinute.client, 1);
      if (retryAfterSeconds > 0) throw new AppError('tooManyRequests', { retryAfterSeconds });
      count.add(1);
    },

    /** Re-encoding a picture uses the threads that hash passwords. @throws AppError tooManyRequests */
    upload: async (user: string) => void (await consume([uploadsByUser.by(user)])),

    /** The same by pixels: a few kilobytes can decode into 50 million. @throws AppError tooManyRequests */
    decode: async (user: string, pixels: number) =>
      void (await consume([megapixelsByUser.by(user, Math.ceil(pixels / megapixel))])),

    /** An export reads all tables. @throws AppError tooManyRequests */
    exportData: async (user: string) => void (await consume([exportsByUser.by(user)])),

    /** Changing an e-mail address reveals whether it is taken, and sends it a mail. @throws AppError tooManyRequests */
    newAddress: async (user: string) => void (await consume([newAddressesByUser.by(user)])),

    /** Asking to be removed sends a mail to every administrator. @throws AppError wishedTooOften */
    requestRemoval: async (user: string) => void (await consume([removalsByUser.by(user)], 'wishedTooOften')),

    /** Tokens of mails that open nothing count. @throws AppError tooManyRequests */
    openMailToken: <Result>(address: string, attempt: () => Promise<Result>) =>
      countingFailures(mailTokensByAddress.byNetwork(address), attempt),

    /** Choices of mails, which need no session. By the user: a token can be spelled in many ways. @throws AppError tooManyRequests */
    chooseMails: async (user: string) => void (await consume([mailChoicesByUser.by(user)])),

    /** Calendar programs of many people may read from one address. @throws AppError tooManyRequests */
    readCalendar: async (address: string) => void (await consume(calendarsByAddress.byNetwork(address))),

    /** @throws AppError tooManyRequests */
    forgotPassword: async (address: string) => void (await consume(forgotByAddress.byNetwork(address))),

    /** A visitor's request is a mail to the practice: its mailbox must not be flooded. @throws AppError tooManyRequests */
    requestStart: async (address: string, email: string) =>
      void (await consume([
        ...startsByAddress.byNetwork(address),
        startsByEmail.by(email.toLowerCase()),
        starts.by('all'),
      ])),

    /**
     * Whether one more reset mail may go to this address: three in any hour. Each takes a place for its own hour. One counter of
     * three would restart when the hour of the first is over, and let five through around that moment.
     */
    mayMail: async (email: string): Promise<boolean> => {
      for (const place of ['first', 'second', 'third']) {
        const { allowance, key, points, cost } = resetMails.by(`${place} ${email.toLowerCase()}`);
        if ((await allowance.take(key, points, cost)) === 0) return true;
      }
      return false;
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
