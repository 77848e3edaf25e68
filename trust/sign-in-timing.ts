import { build } from '@miraco/server/app';
import { readConfig } from '@miraco/server/config';
import { type Finding, inFolder } from './served.ts';

const attempts = 200;
const kinds = ['right', 'wrong', 'address', 'unknown', 'nobodysAddress'] as const;
type Kind = (typeof kinds)[number];

/** How far apart the slowest and the quickest median may be, as a part of the quickest. */
const tolerance = 0.1;

const password = 'the-right-password';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

type Credentials = Record<'username' | 'password', string>;

/** The credentials of each kind. Wrong ones use several accounts in turn, so that none is closed before the end. */
function credentials(kind: Kind, index: number): Credentials {
  if (kind === 'right') return { username: 'right', password };
  const known = `wrong-${index % 10}`;
  const unknown = `unknown-${index}`;
  const usernames = {
    wrong: known,
    address: `${known}@example.org`,
    unknown,
    nobodysAddress: `${unknown}@example.org`,
  };
  return { username: usernames[kind], password: 'a-wrong-password' };
}

async function measure(url: string) {
  const times: Record<Kind, number[]> = { right: [], wrong: [], address: [], unknown: [], nobodysAddress: [] };
  const once = async (kind: Kind, index: number) => {
    const begin = performance.now();
    const answer = await fetch(`${url}/api/login/in`, {
      method: 'POST',
      // Another address each time, which the process believes here: the limits are not measured.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${index}.${kinds.indexOf(kind)}` },
      body: JSON.stringify(credentials(kind, index)),
    });
    await answer.arrayBuffer();
    if (answer.status !== (kind === 'right' ? 200 : 401)) throw new Error(`${kind}: ${answer.status}`);
    return performance.now() - begin;
  };
  for (const kind of kinds) await once(kind, 255);
  for (let index = 0; index < attempts; index += 1) {
    // In turn, and each turn in another order: other load on the machine slows all of them.
    for (let place = 0; place < kinds.length; place += 1) {
      const kind = kinds[(place + index) % kinds.length] ?? 'right';
      times[kind].push(await once(kind, index));
    }
  }
  return kinds.map((kind) => ({ kind, ms: median(times[kind]) }));
}

/**
 * Signs in 200 times each with a right password, a wrong one and an unknown name, by username and by address, one after the other in
 * turn, and compares the medians. Two minutes.
 */
export const signInTiming = (): Promise<Finding> => inFolder(compare);

async function compare(dataDir: string): Promise<Finding> {
  const app = await build(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1', SEED_GUIDES: 'false' }),
  );
  try {
    const { passwords, store } = app.services;
    const passwordHash = await passwords.hash(password);
    for (const username of ['right', ...Array.from({ length: 10 }, (_, index) => `wrong-${index}`)]) {
      const rest = { firstname: 'Ana', lastname: 'Ruiz', address: 'Calle Mayor', phone: '600', access: 'client' };
      const user = { username, email: `${username}@example.org`, passwordHash, createdAt: Date.now(), ...rest };
      await store.users.register(user);
    }
    const medians = await measure(await app.listen({ port: 0, host: '127.0.0.1' }));
    const all = medians.map(({ ms }) => ms);
    const [quickest, slowest] = [Math.min(...all), Math.max(...all)];
    const apart = (slowest - quickest) / quickest;
    const figures = medians.map(({ kind, ms }) => `${kind} ${ms.toFixed(1)} ms`).join(', ');
    return {
      ok: apart <= tolerance,
      figure: `medians of ${attempts}: ${figures}; ${(apart * 100).toFixed(1)} % apart`,
    };
  } finally {
    await app.close();
  }
}
