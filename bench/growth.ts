import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userSorts } from '@miraco/schemas/user-list';
import { growTo, rareName } from './people.ts';
import { type Served, serve } from './served.ts';
import { type Timing, time } from './timing.ts';

/** What one measured size came to: milliseconds by what was asked. */
export interface Growth {
  users: number;
  startedIn: number;
  fileMegabytes: number;
  timings: Record<string, Timing>;
  everybody: Everybody;
}

/** `GET /admin/user/getall/`, and what others noticed meanwhile. */
interface Everybody {
  seconds: number;
  megabytes: number;
  /** How much resident memory grew at most, in megabytes. */
  memoryGrowth: number;
  /** The slowest answer to somebody else, in milliseconds. */
  slowestOther: number;
}

const link = (page: unknown, name: string): string | undefined => {
  const token: unknown = Reflect.get(Object(page), name);
  return typeof token === 'string' ? token : undefined;
};

/** A page far from both ends: where walking from either would take long. */
async function middleOf(list: (query: object) => Promise<unknown>, query: object): Promise<string | undefined> {
  let page = await list({ ...query, size: 500 });
  for (let turns = 0; turns < 10; turns += 1) {
    const next = link(page, 'next');
    if (!next) break;
    page = await list({ ...query, size: 500, page: next });
  }
  return link(page, 'previous');
}

async function measureList({ query }: Served): Promise<Record<string, Timing>> {
  const list = (input: object) => query('admin.users.list', input);
  const timings: Record<string, Timing> = {};
  for (const sort of userSorts) {
    for (const direction of ['asc', 'desc']) {
      const order = { sort, direction };
      const middle = await middleOf(list, order);
      const last = link(await list(order), 'last');
      timings[`${sort} ${direction}, first page`] = await time(() => list(order));
      timings[`${sort} ${direction}, a page further on`] = await time(() => list({ ...order, page: middle }));
      timings[`${sort} ${direction}, last page`] = await time(() => list({ ...order, page: last }));
    }
  }
  const searches = {
    rare: rareName,
    common: 'garcia',
    all: 'example.org',
    'two letters': 'al',
    none: 'zzzqqq',
    words: 'lucia robles',
  };
  for (const [name, search] of Object.entries(searches)) {
    timings[`search ${name}`] = await time(() => list({ search }));
    timings[`search ${name}, by name`] = await time(() => list({ search, sort: 'name', direction: 'asc' }));
  }
  for (const filter of ['crisis', 'silent', 'waiting']) {
    timings[`filter ${filter}`] = await time(() => list({ filter }));
    timings[`filter ${filter} and search`] = await time(() => list({ filter, search: 'garcia' }));
  }
  timings.attention = await time(() => query('admin.attention'));
  return timings;
}

/** Reads all users as fast as they come, while somebody else asks for something small. */
async function readEverybody({ fetch, memory, query }: Served): Promise<Everybody> {
  const before = await memory();
  const began = performance.now();
  const others: number[] = [];
  let [bytes, largest, done] = [0, before, false];
  const asking = (async () => {
    while (!done) {
      const asked = performance.now();
      await query('account.me');
      others.push(performance.now() - asked);
      largest = Math.max(largest, await memory());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const response = await fetch('/api/admin/user/getall/');
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  done = true;
  await asking;
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: bytes / 1e6,
    memoryGrowth: largest - before,
    slowestOther: Math.max(...others),
  };
}

/** The administrator's list with more and more users, each size by a process of its own. */
export async function measureGrowth(sizes: readonly number[]): Promise<Growth[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-bench-'));
  const file = join(dataDir, 'miraco.sqlite');
  try {
    // The first start makes the database and the administrator.
    await (await serve(dataDir)).stop();
    const measured: Growth[] = [];
    for (const users of sizes) {
      console.log(`${users} users …`);
      growTo(file, users);
      const served = await serve(dataDir);
      const timings = await measureList(served);
      const everybody = await readEverybody(served);
      await served.stop();
      const fileMegabytes = (await stat(file)).size / 1e6;
      measured.push({ users, startedIn: served.startedIn, fileMegabytes, timings, everybody });
    }
    return measured;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
