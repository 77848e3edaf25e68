import { afterEach, expect, test, vi } from 'vitest';
import { type Person, startProduct } from './product.ts';
import { sidOf } from './second-factors.ts';

const product = await startProduct();
const { call, client, session } = product;

const hour = 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

afterEach(() => void vi.useRealTimers());

async function signInWith({ username, password }: Person, userAgent: string): Promise<Pick<Person, 'token'>> {
  const { data } = await call('account.signIn', { username, password }, { headers: { 'user-agent': userAgent } });
  return data;
}

const list = async (as: Pick<Person, 'token'>) => (await call('account.sessions.list', undefined, { as })).data;
const isAlive = async (as: Pick<Person, 'token'>) => (await call('account.me', undefined, { as })).status === 200;

test('my sessions are listed with their start, their last use and their browser', async () => {
  const begin = Date.parse('2035-01-01');
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  const [ana, bea] = [await client(), await client()];
  const first = await signInWith(ana, firefox);
  await signInWith(bea, firefox);
  vi.setSystemTime(begin + hour);
  const second = await signInWith(ana, iphone);
  const sessions = await list(second);
  expect(sessions).toHaveLength(3);
  const [latest, ...others] = sessions;
  const used = { createdAt: begin + hour, lastUsed: begin + hour };
  expect(latest).toEqual({ id: sidOf(second), ...used, device: 'Safari · iPhone', current: true });
  const before = { createdAt: begin, lastUsed: begin, current: false };
  expect(others).toContainEqual({ id: sidOf(first), ...before, device: 'Firefox · Linux' });
  expect(others).toContainEqual({ id: sidOf(ana), ...before, device: null });
  vi.setSystemTime(begin + 2 * hour);
  expect((await list(second)).map(({ id }: { id: string }) => id)).toEqual([sidOf(second)]);
});

test('a user ends one of their own sessions, and none of another user', async () => {
  const [ana, bea] = [await client(), await client()];
  const elsewhere = await session(ana);
  const end = (id: string) => call('account.sessions.end', { id }, { as: ana });
  expect((await end(sidOf(bea))).error?.code).toBe('notFound');
  expect((await end('nothing')).error?.code).toBe('notFound');
  expect((await end(sidOf(elsewhere))).status).toBe(200);
  expect([await isAlive(elsewhere), await isAlive(ana), await isAlive(bea)]).toEqual([false, true, true]);
});

test('all my other sessions are ended at once', async () => {
  const [ana, bea] = [await client(), await client()];
  const others = [await session(ana), await session(ana)];
  expect((await call('account.sessions.endOthers', undefined, { as: ana })).data).toEqual({ count: 2 });
  for (const other of others) expect(await isAlive(other)).toBe(false);
  expect([await isAlive(ana), await isAlive(bea)]).toEqual([true, true]);
});

test('the id of a session opens nothing without the signature of a token', async () => {
  const ana = await client();
  const [header, payload] = ana.token.split('.');
  for (const token of [sidOf(ana), `${header}.${payload}.`, `..${sidOf(ana)}`]) {
    expect(await isAlive({ token })).toBe(false);
  }
});
