import { hash, randomBytes } from 'node:crypto';

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** 3 MB. Beyond that the least recently used is forgotten, and gets the allowance of an unknown network. */
const maximumEntries = 20_000;

/**
 * The networks from which accounts were signed in to within 30 days, as hashes keyed with a secret that lives only in this process.
 * Only a correct password, and a code where there is a second factor, adds one.
 */
export function createKnownNetworks() {
  const secret = randomBytes(32).toString('hex');
  const lastUsed = new Map<string, number>();
  const nameOf = (account: string, network: string) =>
    hash('sha256', `${secret} ${network} ${account}`, 'base64url').slice(0, 22);

  return {
    has: (account: string, network: string) =>
      Date.now() - (lastUsed.get(nameOf(account, network)) ?? Number.NEGATIVE_INFINITY) < lifetime,

    add: (account: string, network: string) => {
      const name = nameOf(account, network);
      lastUsed.delete(name);
      lastUsed.set(name, Date.now());
      const [oldest] = lastUsed.keys();
      if (lastUsed.size > maximumEntries && oldest !== undefined) lastUsed.delete(oldest);
    },
  };
}
