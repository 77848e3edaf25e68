import { setTimeout } from 'node:timers/promises';
import { flood, send } from './flood.ts';
import { residentMegabytes } from './memory.ts';
import { type Finding, inFolder, type Served, serve } from './served.ts';

/** Attempts of each kind, with as many names. */
const attempts = Number(process.env.TRUST_REQUESTS ?? 200_000);

/** A refusal takes 80 ms on purpose. */
const atOnce = 256;

const networks = 10_000;

/** How far the memory may be above its level before, in megabytes. */
const tolerated = 40;

/** How long others may wait for an answer while it goes on, in milliseconds: half of them, on two processors with the flood itself. */
const patience = 1000;

const json = { 'content-type': 'application/json' };

/** One address, which the process believes it. */
const oneAddress = () => '203.0.113.1';

/** So many networks of IPv6, of two lines: each accepted attempt costs a password hash, which is not measured here. */
const manyNetworks = (index: number) =>
  `2001:db8:${index % 2}:${(Math.floor(index / 2) % (networks / 2)).toString(16)}::1`;

/** The times of answers to another user, repeated until the attack is over. */
async function others(product: Served, isOver: () => boolean) {
  const times: number[] = [];
  let failed = 0;
  while (!isOver()) {
    const began = performance.now();
    const answer = await product.request('GET', '/trpc/account.me');
    await answer.text();
    times.push(performance.now() - began);
    if (!answer.ok) failed += 1;
    await setTimeout(20);
  }
  times.sort((one, other) => one - other);
  return { failed, median: times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY };
}

/** As many connections as the attack has, which ask who they are. */
async function ordinaryLoad({ url }: Served, token: string): Promise<void> {
  await flood(20_000, atOnce, async (_index, agent) => {
    const headers = { authorization: `Bearer ${token}` };
    await send(new URL(url), agent, { method: 'GET', path: '/trpc/account.me', headers });
  });
}

/** Signs in with invented names, and answers how many attempts were refused at once, and otherwise, and the most memory. */
async function attack(product: Served, addressOf: (index: number) => string) {
  const url = new URL(product.url);
  const statuses = new Map<number, number>();
  let most = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      most = Math.max(most, (await residentMegabytes(product.pid)) ?? 0);
      await setTimeout(250);
    }
  };
  const both = Promise.all([others(product, () => over), watch()]);
  await flood(attempts, atOnce, async (index, agent) => {
    const body = JSON.stringify({ username: `${'invented '.repeat(20)}${index}`, password: 'wrong' });
    const headers = { ...json, 'x-forwarded-for': addressOf(index) };
    const { status } = await send(url, agent, { method: 'POST', path: '/trpc/account.signIn', headers, body });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  over = true;
  const [served] = await both;
  return { ...served, most, statuses };
}

/** Ten sign-ins in one request are none. */
async function batchIsRefused({ url }: Served): Promise<boolean> {
  const answer = await fetch(`${url}/trpc/${Array(10).fill('account.signIn').join(',')}?batch=1`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { username: 'a', password: 'b' }])),
    ),
  });
  await answer.text();
  return answer.status === 400;
}

/** Attempts to sign in with invented names, from one address and from many: memory is stable, and others are served. */
export const limits = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const product = await serve(dataDir, { env: { TRUST_PROXY: '1' } });
    const token = await product.signIn();
    // Memory that any load takes once is not growth: connections, threads, compiled code, the heap of a busy process.
    await ordinaryLoad(product, token);
    for (let index = 0; index < 20; index += 1)
      await product.request('POST', '/api/login/in', { username: 'x', password: 'x' });
    await setTimeout(2000);
    const before = (await residentMegabytes(product.pid)) ?? 0;
    const batch = await batchIsRefused(product);
    const runs = [await attack(product, oneAddress), await attack(product, manyNetworks)];
    await setTimeout(5000);
    const after = (await residentMegabytes(product.pid)) ?? Number.POSITIVE_INFINITY;
    const alive = (await product.request('GET', '/healthz')).ok;
    await product.stop();
    const isServed = runs.every(({ failed, median }) => failed === 0 && median < patience);
    const odd = runs.some(({ statuses }) => [...statuses.keys()].some((status) => status !== 401 && status !== 429));
    const results = runs.map(({ statuses, median, most }) => {
      const counts = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
      return `${counts}, others answered in ${median.toFixed(0)} ms (median), at most ${most} MB`;
    });
    return {
      ok: alive && batch && isServed && !odd && after - before <= tolerated,
      figure: `${attempts} names from one address: ${results[0]}; from ${networks} networks of IPv6: ${results[1]}; memory ${before} MB before, ${after} MB after; a batch of sign-ins is ${batch ? 'refused' : 'NOT refused'}`,
    };
  });
