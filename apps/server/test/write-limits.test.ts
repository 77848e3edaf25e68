import { writesAMinute } from '@miraco/domain/caps';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { procedures } from '../src/router.ts';
import { harmfulHabit } from './conscience-payloads.ts';
import { type Person, startProduct } from './product.ts';
import { pass, stopClocks } from './stopped-clock.ts';

const product = await startProduct();
const { call, client, request, rest, secondAdministrator, services } = product;

afterEach(() => void vi.useRealTimers());

const { client: most } = writesAMinute;

/** Cheap writes of a user: each removes a draft that does not exist. */
async function write(as: Person, times: number) {
  const input = { user: as.id, form: 'weak' };
  const statuses = new Set<number>();
  for (let number = 0; number < times; number += 1) statuses.add((await call('drafts.discard', input, { as })).status);
  return [...statuses];
}

describe('writes of a client', () => {
  it(`are taken ${most} times a minute, by tRPC and REST together`, async () => {
    stopClocks();
    const ana = await client();
    expect(await write(ana, most - 2)).toEqual([200]);
    const body = harmfulHabit(ana.id);
    const register = () => rest('POST', '/client/conscience/harmful/register', { as: ana, body });
    expect((await register()).statusCode).toBe(200);
    expect(await write(ana, 1)).toEqual([200]);
    pass(20_000);
    const refused = await register();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '40',
      { message: 'errors.tooManyRequests' },
    ]);
    const { status, error } = await call('drafts.discard', { user: ana.id, form: 'weak' }, { as: ana });
    expect([status, error]).toMatchObject([429, { code: 'tooManyRequests', retryAfterSeconds: 40 }]);
    pass(40_000);
    expect(await write(ana, most)).toEqual([200]);
  });

  it('that are refused say when to try again in a header of tRPC too', async () => {
    const ana = await client();
    await write(ana, most);
    const answer = await request('POST', '/trpc/drafts.discard', {
      as: ana,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: ana.id, form: 'weak' }),
    });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('count in a batch one by one', async () => {
    const ana = await client();
    await write(ana, most - 1);
    const input = { user: ana.id, form: 'weak' };
    const answer = await request('POST', '/trpc/drafts.discard,drafts.discard?batch=1', {
      as: ana,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 0: input, 1: input }),
    });
    const statuses = answer
      .json()
      .map((one: { error?: { data: { httpStatus: number } } }) => one.error?.data.httpStatus);
    expect(statuses).toEqual([undefined, 429]);
  });

  it('that are invalid or forbidden count as well', async () => {
    const [ana, eva] = [await client(), await client()];
    for (let number = 0; number < most / 2; number += 1) {
      await call('drafts.discard', { user: ana.id, form: 'none' }, { as: ana });
      await call('drafts.discard', { user: eva.id, form: 'weak' }, { as: ana });
    }
    expect(await write(ana, 1)).toEqual([429]);
  });

  it('are their own: others write on, and reading goes on', async () => {
    const [ana, eva] = [await client(), await client()];
    await write(ana, most + 1);
    expect(await write(eva, 1)).toEqual([200]);
    expect((await call('account.me', undefined, { as: ana })).status).toBe(200);
    expect((await rest('GET', `/client/conscience/harmful/get/${ana.id}`, { as: ana })).statusCode).toBe(263);
  });

  it('count by user, not by session', async () => {
    const ana = await client();
    await write(ana, most);
    expect(await write({ ...ana, ...(await product.session(ana)) }, 1)).toEqual([429]);
  });
});

it(`an administrator writes ${writesAMinute.administrator} times a minute`, async () => {
  const coach = await secondAdministrator();
  for (let number = 0; number < writesAMinute.administrator; number += 1)
    services.limits.write({ id: coach.id, mayCoach: true });
  expect(await write(coach, 1)).toEqual([429]);
});

it('every mutation of a signed-in user counts', async () => {
  const ana = await client();
  const taken = vi.spyOn(services.limits, 'write');
  for (const [name, { _def: definition }] of procedures) {
    const { type } = definition;
    const access = Object(definition).meta?.access;
    if (type === 'subscription' || access === 'public') continue;
    taken.mockClear();
    await call(name, { user: ana.id }, { as: await product.session(ana) });
    expect(taken, name).toHaveBeenCalledTimes(type === 'mutation' ? 1 : 0);
  }
});
