import { hash, randomBytes } from 'node:crypto';

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** 3 MB at most: beyond it the one that was used longest ago is forgotten, and has the allowance of a stranger again. */
const most = 20_000;

/**
 * The networks that accounts were signed in to from within 30 days: only as hashes, whose key dies with the process. Only a right
 * password, and code where there is a second factor, adds one.
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
      if (lastUsed.size > most && oldest !== undefined) lastUsed.delete(oldest);
    },
  };
}
