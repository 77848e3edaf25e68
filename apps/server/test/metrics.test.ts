import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { version } from '../src/version.ts';
import { isPostgres, startProduct } from './product.ts';

const token = 'monitor-'.repeat(5);
const product = await startProduct({ MONITOR_TOKEN: token, BACKUP_EVERY: '1h' });
const { call, client, request, rest, services } = product;
const unwatched = await startProduct();

const scrape = (path = '/metrics') => request('GET', path, { as: { token } });

/** The value of each line of the metrics, by its name with labels. */
async function values(): Promise<Map<string, number>> {
  const { body, statusCode } = await scrape();
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(.*) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

const answered = (route: string, method: string, status: number) =>
  `http_requests_total{route="${route}",method="${method}",status="${status}"}`;

describe('the metrics', () => {
  it('are in the text format of Prometheus, and not to be kept', async () => {
    const { headers, statusCode } = await scrape();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['another token', { authorization: `Bearer ${'x'.repeat(token.length)}` }],
    ['a part of the token', { authorization: `Bearer ${token.slice(1)}` }],
    ['the token and more', { authorization: `Bearer ${token}x` }],
    ['the token in another scheme', { authorization: `Basic ${token}` }],
    ['the token in the header of sessions', { auth: token }],
  ])('are refused with %s', async (_what, headers) => {
    const answer = await request('GET', '/metrics', { headers });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.json()).toEqual({ message: 'errors.signedOut' });
  });

  it('are refused to an administrator, and with the token in the URL', async () => {
    expect((await request('GET', '/metrics', { as: product.administrator })).statusCode).toBe(401);
    expect((await request('GET', `/metrics?token=${token}`)).statusCode).toBe(401);
  });

  it('do not exist without MONITOR_TOKEN', async () => {
    for (const as of [undefined, { token }, unwatched.administrator]) {
      expect((await unwatched.request('GET', '/metrics', { as })).statusCode).toBe(404);
    }
    expect((await unwatched.request('GET', '/healthz?full', { as: { token } })).statusCode).toBe(401);
  });

  it('name the version and the engine, and measure the process', async () => {
    const read = await values();
    const engine = isPostgres ? 'PostgreSQL' : 'SQLite';
    expect(read.get(`miraco_info{version="${version}",engine="${engine}"}`)).toBe(1);
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds']) {
      expect(read.get(name), name).toBeGreaterThan(0);
    }
  });

  it('measure how long the event loop was held up since the last scrape', async () => {
    await values();
    // The first look after a scrape has nothing to compare with.
    await setTimeout(60);
    const end = performance.now() + 200;
    while (performance.now() < end);
    await setTimeout(50);
    const held = await values();
    expect(held.get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.15);
    expect(held.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0.15);
    expect(held.get('nodejs_eventloop_lag_mean_seconds')).toBeGreaterThan(0);
    await setTimeout(50);
    expect((await values()).get('nodejs_eventloop_lag_max_seconds')).toBeLessThan(0.15);
  });

  it('count answers by route, method and status, and time them by route', async () => {
    const ana = await client();
    const routes = [answered('/api/client/initial/get/:user', 'GET', 263), answered('/trpc/account.me', 'GET', 200)];
    const before = await values();
    await rest('GET', `/client/initial/get/${ana.id}`, { as: ana });
    await call('account.me', undefined, { as: ana });
    const after = await values();
    for (const name of routes) expect((after.get(name) ?? 0) - (before.get(name) ?? 0), name).toBe(1);
    expect(after.get('http_request_duration_seconds_count{route="/trpc/account.me"}')).toBe(after.get(routes[1] ?? ''));
    expect(after.get('http_request_duration_seconds_bucket{le="10",route="/trpc/account.me"}')).toBeGreaterThan(0);
    expect(after.has(answered('/metrics', 'GET', 200))).toBe(true);
  });

  it('have one route for batches, and one for whatever a sender makes up', async () => {
    await request('GET', '/trpc/method.wellness,account.SECRET?batch=1&input=%7B%7D');
    const before = await values();
    for (const name of ['SECRET.one', 'SECRET.two', '__proto__', 'constructor']) await request('GET', `/trpc/${name}`);
    for (const path of ['/SECRET', '/api/SECRET', '/SECRET/metrics', '/?SECRET']) await request('GET', path);
    await product.app.inject({ method: 'PROPFIND' as 'GET', url: '/trpc/SECRET' });
    const { body } = await scrape();
    expect(body).not.toMatch(/SECRET|proto|constructor|PROPFIND/);
    const after = await values();
    const routesOf = (read: Map<string, number>) =>
      new Set([...read.keys()].map((name) => /route="([^"]*)"/.exec(name)?.[1]));
    const added = [...routesOf(after)].filter((route) => !routesOf(before).has(route));
    expect(added.sort()).toEqual(['/', '/trpc/unknown', 'unknown']);
    expect(routesOf(after)).toContain('/trpc/batch');
  });

  it('have no name, address, id or token of anybody', async () => {
    const ana = await client();
    await product.registerInitial(ana.id, ana);
    await rest('POST', '/login/in', { body: { username: ana.username, password: 'WRONG-PASSWORD' } });
    const { body } = await scrape();
    for (const secret of [ana.id, ana.username, ana.email, ana.token, token, product.administrator.id, 'WRONG-PASS'])
      expect(body).not.toContain(secret);
  });

  it('count users, open sessions, and mails that wait or were given up', async () => {
    const before = await values();
    const ana = await client();
    const [waits, givenUp] = [1_000, 2_000].map((createdAt) => ({
      user: ana.id,
      kind: 'passwordChanged' as const,
      data: {},
      createdAt,
      dueAt: Date.now() + 3_600_000,
    }));
    if (!waits || !givenUp) throw new Error('two mails');
    const earlier = await services.store.mails.status();
    await services.store.mails.add(givenUp);
    const [row] = product.database.prepare('select id, attempts from mails where created_at = 2000').all();
    await services.store.mails.giveUp({ id: String(row?.id) as never, attempts: 4 }, 'timeout', 'late', Date.now());
    for (const createdAt of [1_000, 1_500]) await services.store.mails.add({ ...waits, createdAt });
    product.database
      .prepare('insert into sessions (id, user_id, expires_at, created_at) values (?, ?, ?, ?)')
      .run('over', ana.id, Math.floor(Date.now() / 1000) - 1, 0);
    const after = await values();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('miraco_users')).toBe(1);
    expect(grown('miraco_sessions_open')).toBe(1);
    expect(after.get('miraco_mails_waiting')).toBe(earlier.waiting + 2);
    expect(after.get('miraco_mails_given_up')).toBe(earlier.givenUpInAll + 1);
    expect(after.get('miraco_mail_oldest_timestamp_seconds')).toBe(1);
  });

  it('tell the size of the database and of its disk', async () => {
    const read = await values();
    expect(read.get('miraco_database_bytes')).toBeGreaterThan(100_000);
    expect(read.get('miraco_disk_free_bytes')).toBeGreaterThan(0);
    expect(read.get('miraco_disk_bytes')).toBeGreaterThan(read.get('miraco_disk_free_bytes') ?? 0);
  });

  it('tell of backups, their copies and rehearsals when they were last good, and whether a later one has failed', async () => {
    const status = vi.spyOn(services.backups, 'status');
    const usual = await services.backups.status();
    const named = { backup: 'miraco', to: 'there', users: 1, images: 0, ms: 1 };
    const failure = { at: 9_000, backup: 'miraco', reason: 'ENOSPC' };
    const done = (name: string) => `miraco_backup${name}_last_success_timestamp_seconds`;

    status.mockResolvedValue({ ...usual, last: null, copy: null, rehearsal: { ...usual.rehearsal, last: null } });
    const none = await values();
    expect(none.get('miraco_backup_interval_seconds')).toBe(3600);
    expect([none.get('miraco_backup_failed'), none.get('miraco_backup_rehearsal_failed')]).toEqual([0, 0]);
    for (const name of [done(''), done('_copy'), done('_rehearsal'), 'miraco_backup_copy_failed'])
      expect(none.has(name), name).toBe(false);

    status.mockResolvedValue({
      ...usual,
      last: { at: 5_000, bytes: 5 },
      failure,
      copy: { to: 'there', last: { ...named, at: 6_000 }, failure },
      rehearsal: { last: { ...named, at: 7_000 }, failure, isOverdue: false },
    });
    const failed = await values();
    expect(failed.get('miraco_backup_bytes')).toBe(5);
    for (const [name, at] of Object.entries({ '': 5, _copy: 6, _rehearsal: 7 })) {
      expect(failed.get(done(name)), name).toBe(at);
      expect(failed.get(`miraco_backup${name}_failed`), name).toBe(1);
    }
    status.mockRestore();
  });

  describe('while the database does not answer', () => {
    const inDatabase = ['miraco_users', 'miraco_sessions_open', 'miraco_mails_waiting', 'miraco_database_bytes'];

    /** What is read meanwhile, within seconds. */
    async function valuesSoon() {
      const begin = performance.now();
      const read = await values();
      expect(performance.now() - begin).toBeLessThan(4_000);
      expect(read.get('miraco_database_up')).toBe(0);
      for (const name of inDatabase) expect(read.has(name), name).toBe(false);
      expect(read.get('miraco_disk_free_bytes')).toBeGreaterThan(0);
    }

    it('are answered without what is in it, and with that once it answers again', async () => {
      const broken = vi.spyOn(services.store.users, 'count').mockRejectedValue(new Error('gone'));
      await valuesSoon();
      broken.mockRestore();
      const read = await values();
      expect(read.get('miraco_database_up')).toBe(1);
      for (const name of inDatabase) expect(read.has(name), name).toBe(true);
    });

    it('ask it once, however many scrapes there are', async () => {
      let answer: (users: number) => void = () => {};
      const hanging = vi.spyOn(services.store.users, 'count').mockReturnValue(
        new Promise<number>((resolve) => {
          answer = resolve;
        }),
      );
      await Promise.all([valuesSoon(), valuesSoon(), valuesSoon()]);
      await valuesSoon();
      expect(hanging).toHaveBeenCalledTimes(1);
      hanging.mockRestore();
      answer(1);
      await expect.poll(async () => (await values()).get('miraco_database_up')).toBe(1);
    });
  });
});

describe('the full health', () => {
  it('is open to the monitor, with the same answer that administrators get', async () => {
    const asked = async (as?: { token: string }) => {
      const { statusCode, body } = await request('GET', '/healthz?full', { as });
      return [statusCode, { ...JSON.parse(body), freeBytes: 0, databaseBytes: 0 }];
    };
    const [status, state] = await asked({ token });
    expect([status, state]).toEqual(await asked(product.administrator));
    expect([status, state]).toMatchObject([200, { status: 'ok', version }]);
    expect((await asked({ token: `${token}x` }))[0]).toBe(401);
    expect((await request('GET', `/healthz?full&token=${token}`)).statusCode).toBe(401);
  });

  it('is all that the token opens', async () => {
    for (const path of ['/api/admin/user/getall/', '/trpc/admin.health', '/trpc/account.me'])
      expect((await request('GET', path, { as: { token } })).statusCode).toBe(401);
  });
});
