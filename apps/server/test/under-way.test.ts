import { once } from 'node:events';
import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { restTable } from '../src/rest/table.ts';
import { heavinessOf, procedures } from '../src/router.ts';
import { createTurns } from '../src/security/turns.ts';
import { picture, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, request, rest, services, session } = product;

const heavy = [...procedures.keys()].filter((name) => heavinessOf(name));
const json = { 'content-type': 'application/json' };

/** What a call of a user answers. */
type Ask = (as: Pick<Person, 'token'>) => Promise<{ status: number }>;

const withStatus = async (answer: Promise<{ statusCode: number }>) => ({ status: (await answer).statusCode });

const filled = (path: string) => path.replaceAll(/:\w+/g, 'unknown');

/** Every way in which a heavy procedure is called. */
const ways: [name: string, ask: Ask][] = [
  ...heavy.map((name): [string, Ask] => [name, (as) => call(name, {}, { as })]),
  ...heavy.map((name): [string, Ask] => [
    `${name} in a batch`,
    (as) =>
      withStatus(request('POST', `/trpc/${name}?batch=1`, { as, headers: json, body: JSON.stringify({ 0: {} }) })),
  ]),
  ...restTable
    .filter(({ procedure }) => heavinessOf(procedure))
    .map(({ method, path }): [string, Ask] => [
      `${method} ${path}`,
      (as) => withStatus(rest(method, filled(path), { as, ...(method === 'GET' ? {} : { body: {} }) })),
    ]),
  [
    'the upload of a picture',
    async ({ token }) => withStatus(upload(product, await picture(), { ...administrator, token })),
  ],
];

it('exports, lists of everybody and of all guides, imports and summaries are heavy', () => {
  expect(heavy.toSorted()).toEqual([
    'account.myData.all',
    'account.myData.allOf',
    'admin.summaries.send',
    'admin.users.checkImport',
    'admin.users.getAll',
    'admin.users.import',
    'conscience.initial.getAll',
    'responsibility.guides.getAll',
    'responsibility.guides.list',
  ]);
  expect(heavy.filter((name) => heavinessOf(name) === 'export')).toEqual([
    'account.myData.all',
    'account.myData.allOf',
  ]);
});

describe('a heavy call', () => {
  it.each(ways)('%s waits until another one of its user has ended, and for nobody else', async (_name, ask) => {
    const [as, other] = [await session(administrator), await session(await client())];
    const end = await services.turns.heavy.take(administrator.id);
    let answered = false;
    const asked = ask(as).finally(() => {
      answered = true;
    });
    // Others are answered meanwhile, and so are the light calls of the same user.
    expect((await call('responsibility.guides.list', undefined, { as: other })).status).toBe(200);
    for (let time = 0; time < 5; time += 1) expect((await call('account.me', undefined, { as })).status).toBe(200);
    expect(answered).toBe(false);
    end();
    expect((await asked).status).toBeGreaterThanOrEqual(200);
  });

  it('of ten in a batch runs one after the other', async () => {
    const as = await client();
    const paths = Array(10).fill('responsibility.guides.list').join(',');
    const answer = await request('POST', `/trpc/${paths}?batch=1`, { as, headers: json, body: '{}' });
    expect([answer.statusCode, answer.json().length]).toEqual([200, 10]);
  });
});

it('data is exported ten times an hour by one user, their own and that of clients together', async () => {
  const boss = await product.secondAdministrator();
  const { id } = await client();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await call('account.myData.all', undefined, { as: boss })).status);
    statuses.push((await call('account.myData.allOf', { id }, { as: boss })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  const refused = await call('account.myData.all', undefined, { as: boss });
  expect(refused.error).toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: expect.any(Number) });
  const batch = Array(10).fill('account.myData.all').join(',');
  const ana = await client();
  await call('account.myData.all', undefined, { as: ana });
  const answer = await request('GET', `/trpc/${batch}?batch=1`, { as: ana });
  expect(answer.json().map((one: object) => 'error' in one)).toEqual([...Array(9).fill(false), true]);
});

describe('the requests of a user', () => {
  it('are answered sixteen at a time; the next 64 wait, and one more is refused', async () => {
    const [ana, bea] = [await client(), await client()];
    const { take } = services.turns.requests;
    const running = await Promise.all(Array.from({ length: 16 }, () => take(ana.id)));
    const waiting = Array.from({ length: 64 }, () => take(ana.id));
    expect((await call('account.me', undefined, { as: bea })).status).toBe(200);
    for (const refused of [
      await rest('GET', '/client/responsibility/guide/getall/', { as: ana }),
      await request('GET', '/trpc/account.me', { as: ana }),
      await request('GET', '/api/upload/image/x', { as: ana }),
      await upload(product, await picture(), ana),
    ]) {
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    }
    for (const end of running) end();
    for (const turn of waiting) (await turn)();
    const answers = await Promise.all(Array.from({ length: 80 }, () => call('account.me', undefined, { as: ana })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

it('a request whose connection breaks while it waits gives its turn back', async () => {
  const ana = await client();
  const url = new URL(await product.app.listen({ port: 0, host: '127.0.0.1' }));
  const { take } = services.turns.requests;
  const running = await Promise.all(Array.from({ length: 16 }, () => take(ana.id)));
  const broken = Array.from({ length: 20 }, async () => {
    const headers = { authorization: `Bearer ${ana.token}` };
    const asked = get({ host: url.hostname, port: url.port, path: '/trpc/account.me', headers });
    asked.on('error', () => {});
    await once(asked, 'socket');
    await once(asked, 'finish');
    const closed = new Promise((resolve) => asked.once('close', resolve));
    asked.destroy();
    await closed;
  });
  await Promise.all(broken);
  expect((await call('account.me', undefined, { as: await client() })).status).toBe(200);
  for (const end of running) end();
  // Each of these would wait for ever if one of the twenty still had its turn.
  const free = await Promise.all(Array.from({ length: 16 }, () => take(ana.id)));
  for (const end of free) end();
});

describe('turns', () => {
  it('run in the order in which they were asked for, also after one that fails', async () => {
    const { run } = createTurns({ atOnce: 1, waiting: 10 });
    const order: number[] = [];
    const jobs = [0, 1, 2, 3].map((number) =>
      run('ana', async () => {
        order.push(number);
        if (number === 1) throw new Error('broken');
      }),
    );
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(order).toEqual([0, 1, 2, 3]);
  });
});
