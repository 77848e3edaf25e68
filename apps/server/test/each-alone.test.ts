import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UserId } from '@miraco/contract/fields';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import { type Job, jobs } from '@miraco/domain/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { placeAddress } from '../src/backup/place-address.ts';
import { createBackups } from '../src/backup/schedule.ts';
import { createEachAlone } from '../src/each-alone.ts';
import { mailsIn } from './outbox.ts';
import { clientOfLaterPhases } from './people.ts';
import { isPostgres, type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';
import { newDataDir } from './running-product.ts';

const product = await startProduct();
const { administrator, call, client, database, dataDir, services, session } = product;
const { mailer, store } = services;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const noon = Date.parse('2031-06-02T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  database.exec('delete from mails; delete from mail_plans; delete from failed_items');
});
afterEach(() => void vi.useRealTimers());

const isThere = async ({ id }: Pick<Person, 'id'>) => (await store.users.byId(id)) !== undefined;
const keepHouse = (now: number) => runHousekeeping(services, now);

/** A loop over a good item and a bad one. */
interface Loop {
  /** The id of the bad item, as it is logged. */
  item: string;
  run: (now: number) => Promise<unknown>;
  /** Whether the good item is done. */
  isServed: () => unknown;
  repair: () => unknown;
  /** Until the bad item is tried again. */
  wait?: number;
}

/** Two users; the first cannot be removed. */
async function oneThatStays() {
  const [bad, good] = [await client(), await client()];
  database.exec(
    `create trigger stays before delete on users when old.id = '${bad.id}' begin select raise(abort, 'no'); end`,
  );
  return {
    bad,
    good,
    isServed: async () => !(await isThere(good)),
    repair: () => database.exec('drop trigger stays'),
  };
}

const loops: Readonly<Record<Job, () => Promise<Loop>>> = {
  housekeeping: async () => {
    const link = { kind: 'reset' as const, issuedAt: 0, user: administrator.id, tokenHash: 'over', expiresAt: 1 };
    await store.passwordLinks.issue(link);
    database.exec("insert into counts (key, used, until) values ('over', 1, 1)");
    database.exec("create trigger stays before delete on password_links begin select raise(abort, 'no'); end");
    return {
      item: 'passwordLinks',
      run: keepHouse,
      isServed: () => database.prepare("select 1 from counts where key = 'over'").all().length === 0,
      repair: () => database.exec('drop trigger stays'),
    };
  },

  pictures: async () => {
    const [bad, good] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
    const fileOf = (name: string) => join(dataDir, 'images', name);
    await mkdir(fileOf(bad), { recursive: true });
    await writeFile(fileOf(good), 'unused');
    for (const name of [bad, good]) {
      await utimes(fileOf(name), 1, 1);
      await store.images.add({ name, user: administrator.id, uploadedAt: 1 });
    }
    return {
      item: bad,
      run: keepHouse,
      isServed: async () => !(await readdir(join(dataDir, 'images'))).includes(good),
      repair: async () => {
        await rm(fileOf(bad), { recursive: true });
        await writeFile(fileOf(bad), 'unused');
        await utimes(fileOf(bad), 1, 1);
      },
    };
  },

  removals: async () => {
    const { bad, good, ...loop } = await oneThatStays();
    for (const { id } of [bad, good]) await store.deletionRequests.add(id, noon - 40 * day);
    return { item: bad.id, run: keepHouse, ...loop };
  },

  retention: async () => {
    const { bad, good, ...loop } = await oneThatStays();
    await call(
      'admin.settings.set',
      { retention: { removeInactiveAfterYears: 1 } },
      { as: await session(administrator) },
    );
    for (const { id } of [bad, good]) {
      database.prepare('update users set created_at = 1, last_active = 1, disabled = 1 where id = ?').run(id);
      database.prepare('update activities set date = 1 where user = ?').run(id);
    }
    return { item: bad.id, run: keepHouse, ...loop };
  },

  mailPlans: async () => {
    const [bad, good] = [await clientOfLaterPhases(product), await clientOfLaterPhases(product)];
    const since = noon - 8 * day;
    // No calendar has this moment.
    await store.mailPlans.plan({ user: bad.id, kind: 'weeklyDue', dueAt: 1, since: 9e15 });
    await store.mailPlans.plan({ user: good.id, kind: 'weeklyDue', dueAt: noon, since });
    await mailer.settled();
    return {
      item: `${bad.id} weeklyDue`,
      run: sendDue,
      isServed: async () => ((await store.mailPlans.of(good.id, 'weeklyDue'))?.dueAt ?? 0) > noon,
      repair: () =>
        database.prepare("update mail_plans set since = ? where user = ? and kind = 'weeklyDue'").run(since, bad.id),
    };
  },

  mails: async () => {
    const [bad, good] = [await client(), await client()];
    const queue = (user: UserId) =>
      store.mails.add({ user, kind: 'passwordChanged', data: {}, createdAt: noon, dueAt: noon });
    await queue(bad.id);
    database.prepare("update mails set data = '{' where user = ?").run(bad.id);
    const item = String(database.prepare('select id from mails').get()?.id);
    await queue(good.id);
    return {
      item,
      run: sendDue,
      isServed: async () => (await mailsIn({ dataDir })).some((mail) => mail.to?.[0]?.address === good.email),
      repair: () => database.prepare("update mails set data = '{}' where user = ?").run(bad.id),
      wait: minute,
    };
  },

  calendars: async () => {
    const owner = await clientOfLaterPhases(product);
    const add = async (description: string): Promise<string> => {
      const input = { ...exercise(owner.id), description };
      return (await call('responsibility.training.register', input, { as: await session(owner) })).data.id;
    };
    const item = await add('Bad');
    await add('Good');
    const { virtue } = exercise(owner.id);
    const become = (name: string) => database.prepare('update exercises set virtue = ? where id = ?').run(name, item);
    become('nonsense');
    const { address } = (await call('account.calendar.open', undefined, { as: await session(owner) })).data;
    const titles: string[] = [];
    return {
      item,
      run: async (now) => {
        vi.setSystemTime(now);
        const { body } = await product.request('GET', new URL(address).pathname);
        titles.push(...[...body.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = '']) => title));
      },
      isServed: () => titles.includes('Good') && !titles.includes('Bad'),
      repair: () => become(virtue),
    };
  },

  backups: async () => {
    const [folder, data] = [await newDataDir(), await newDataDir()];
    await writeFile(join(data, 'miraco.sqlite'), await readFile(join(dataDir, 'miraco.sqlite')));
    const [bad, good] = ['miraco-2031-05-01T12-00-00Z.tar', 'miraco-2031-05-02T12-00-00Z.tar'];
    await mkdir(join(folder, bad));
    await writeFile(join(folder, good), 'old');
    const config = {
      ...services.config,
      dataDir: data,
      backupEvery: 10 * minute,
      backupKeep: { latest: 1 },
      backupTo: placeAddress(folder) ?? undefined,
    };
    // It does by itself nothing of what is due.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'setTimeout'], now: noon });
    const backups = createBackups(config, () => {}, store.settings.practiceId, { ...store, ...services });
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    return {
      item: 'BACKUP_TO',
      run: backups.run,
      isServed: async () => !(await readdir(folder)).includes(good),
      repair: () => rm(join(folder, bad), { recursive: true }),
    };
  },
};

async function sendDue(now: number) {
  vi.setSystemTime(now);
  mailer.wake();
  await mailer.settled();
}

const health = async () => (await product.request('GET', '/healthz?full', { as: await session(administrator) })).json();

/** How often an item has failed in a row. */
function failuresOf(job: Job, item: string): number {
  const row =
    job === 'mails'
      ? database.prepare('select attempts as failures from mails where id = ?').get(item)
      : database.prepare('select failures from failed_items where job = ? and item = ?').get(job, item);
  return Number(row?.failures ?? 0);
}

// The bad rows are made with triggers and files of SQLite; what works on them is the same on both engines.
describe.skipIf(isPostgres)('an item that fails', () => {
  it.each(jobs)('of the job %s is put off, shown and tried again, and all others are done', async (job) => {
    const { isServed, item, repair, run, wait = day } = await loops[job]();
    await run(noon);
    expect(await isServed(), 'the good item').toBe(true);
    expect(failuresOf(job, item)).toBe(1);
    expect((await health()).failedItems[job]).toBe(1);
    const { data } = await call('admin.mail.status', undefined, { as: await session(administrator) });
    if (job === 'mails') expect(data.failing).toBe(1);
    else expect(data.failed.newest).toMatchObject([{ job, item, failures: 1, failedAt: noon, retryAt: noon + day }]);

    await run(noon + wait / 2);
    expect(failuresOf(job, item), 'left alone').toBe(1);
    await run(noon + wait + minute);
    expect(failuresOf(job, item), 'tried again').toBe(2);
    await repair();
    await run(noon + 10 * wait);
    expect(failuresOf(job, item), 'forgotten').toBe(0);
    expect((await health()).failedItems[job] ?? 0).toBe(0);
  });
});

it('work in the background begins in the files whose jobs are walked here, and in no other', async () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
  );
  const of = (pattern: RegExp) =>
    found
      .filter(({ source }) => pattern.test(source))
      .map(({ name }) => name)
      .sort();
  const childWatches = ['pictures/decoder-process.ts', 'pictures/decoder.ts'];
  expect(of(/\bsetInterval\(|\bunlessElsewhere\(/)).toEqual([
    'admin/housekeeping.ts',
    'backup/schedule.ts',
    'mail/mailer.ts',
    ...childWatches,
  ]);
  const walked = of(/\beachAlone\(/).flatMap((name) => {
    const source = found.find((file) => file.name === name)?.source ?? '';
    return [...source.matchAll(/\beachAlone\(\s*'(\w+)'/g)].map(([, job]) => job);
  });
  // Mails have waits of their own.
  expect([...new Set([...walked, 'mails'])].sort()).toEqual([...jobs].sort());
});

describe('a job', () => {
  const logged: object[] = [];
  const eachAlone = createEachAlone(store, (_error, failed, remedy, fields) => logged.push({ failed, remedy, fields }));
  const idOf = (item: string) => item;
  const fail = (error: Error) => () => Promise.reject(error);
  beforeEach(() => void logged.splice(0));

  it('logs an item by its id, never its words', async () => {
    await eachAlone('pictures', ['one'], { idOf, work: fail(new Error('words of Ana')) }, noon);
    expect(logged).toMatchObject([{ fields: { job: 'pictures', item: 'one' } }]);
    expect(JSON.stringify(logged)).not.toContain('Ana');
  });

  it('ends where the database is not there, and notes nothing: no item is to blame', async () => {
    const gone = new DatabaseUnavailable(new Error('gone'));
    const done: string[] = [];
    const work = (item: string) => (item === 'one' ? fail(gone)() : done.push(item));
    await expect(eachAlone('pictures', ['one', 'two'], { idOf, work }, noon)).rejects.toBe(gone);
    expect([done, logged, (await store.failedItems.status()).total]).toEqual([[], [], 0]);
  });

  it('tries an item again at once whose failure was noted before the clock was set back', async () => {
    await eachAlone('pictures', ['one'], { idOf, work: fail(new Error()) }, noon + 30 * day);
    expect(await eachAlone('pictures', ['one'], { idOf, work: () => {} }, noon)).toEqual([]);
    expect((await store.failedItems.status()).total).toBe(0);
  });

  it('forgets an item after 90 days without a failure, and the oldest beyond a thousand', async () => {
    await store.failedItems.failed({ job: 'pictures', item: 'gone' }, noon - 91 * day, noon);
    await store.failedItems.failed({ job: 'pictures', item: 'old' }, noon - 1, noon);
    const rows = Array.from({ length: 1000 }, (_, item) => `('removals', '${item}', 1, ${noon}, ${noon + day})`);
    database.exec(`insert into failed_items (job, item, failures, failed_at, retry_at) values ${rows.join()}`);
    await store.failedItems.clearOld(noon);
    const { byJob, newest, total } = await store.failedItems.status();
    expect([byJob, newest.length, total]).toEqual([{ removals: 1000 }, 20, 1000]);
  });
});
