import { hash, randomBytes } from 'node:crypto';
import type { Store } from '@miraco/db/store';
import { keyedHash } from './allowances.ts';

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** 3 MB. Beyond that the least recently used is forgotten, and gets the allowance of an unknown network. */
const maximumEntries = 20_000;

/**
 * The networks from which accounts were signed in to within 30 days, as hashes keyed with a secret that lives only in this process.
 * Only a correct password, and a code where there is a second factor, adds one.
 */
export function createKnownNetworks() {
  const secret = randomBytes(32).toString('hex');
  /** In milliseconds since the start of the process, which no setting of the clock moves. */
  const lastUsed = new Map<string, number>();
  const nameOf = (account: string, network: string) =>
    hash('sha256', `${secret} ${network} ${account}`, 'base64url').slice(0, 22);

  return {
    has: async (account: string, network: string) =>
      performance.now() - (lastUsed.get(nameOf(account, network)) ?? Number.NEGATIVE_INFINITY) < lifetime,

    add: async (account: string, network: string) => {
      const name = nameOf(account, network);
      lastUsed.delete(name);
      lastUsed.set(name, performance.now());
      const [oldest] = lastUsed.keys();
      if (lastUsed.size > maximumEntries && oldest !== undefined) lastUsed.delete(oldest);
    },
  };
}

/** The same in the database, for processes that share it. */
export function createSharedNetworks({ counts, secret }: { counts: Store['counts']; secret: Uint8Array }) {
  const keyOf = (account: string, network: string) =>
    `known ${keyedHash(secret, `known ${network} ${account}`).toString('base64url')}`;
  return {
    has: (account: string, network: string) => counts.has(keyOf(account, network), Date.now()),

    add: async (account: string, network: string) => {
      const key = keyOf(account, network);
      await counts.forget(key);
      await counts.take({ key, cost: 1, points: 1, milliseconds: lifetime }, Date.now());
    },
  };
}
