import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProduct } from './product.ts';
import { pass, stopClocks } from './stopped-clock.ts';

const product = await startProduct();
const { call, client, database, services } = product;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

const begin = Date.parse('2031-01-01T00:00:00Z');

beforeEach(() => void stopClocks(begin));
afterEach(() => void vi.useRealTimers());

const setClock = (moment: number) => void vi.setSystemTime(moment);

describe('an allowance that processes share', () => {
  const { counts } = services.store;
  const take = (key: string) => counts.take({ key, cost: 1, points: 2, milliseconds: 10 * minute }, Date.now());

  async function usedUp(key: string) {
    expect([await take(key), await take(key)]).toEqual([0, 0]);
    expect(await take(key)).toBe(10 * minute);
  }

  it.each([5 * minute, day, year])('is not reset by a clock that is set back by %d ms', async (back) => {
    await usedUp(`back ${back}`);
    setClock(begin - back);
    expect(await take(`back ${back}`)).toBeGreaterThan(0);
    pass(10 * minute - second);
    expect(await take(`back ${back}`)).toBeGreaterThan(0);
  });

  it('is closed for one window at most where it was used up by a clock that was years ahead', async () => {
    setClock(begin + 3 * year);
    await usedUp('ahead');
    setClock(begin);
    expect(await take('ahead')).toBe(10 * minute);
    pass(10 * minute);
    expect(await take('ahead')).toBe(0);
  });

  it('that was used in part counts on for one window', async () => {
    setClock(begin + year);
    expect(await take('in part')).toBe(0);
    setClock(begin);
    expect([await take('in part'), await take('in part')]).toEqual([0, 10 * minute]);
    pass(10 * minute);
    expect(await take('in part')).toBe(0);
  });
});

describe('a session', () => {
  const statusOf = async (as: { token: string }) => (await call('account.me', undefined, { as })).status;

  it('that was refused as over stays ended when the clock is set back, idle or after its day', async () => {
    const [idle, worn] = [await client(), await client()];
    for (let passed = 0; passed < 24; passed += 1) {
      expect(await statusOf(worn)).toBe(200);
      if (passed === 3) expect(await statusOf(idle)).toBe(401);
      pass(hour);
    }
    expect(await statusOf(worn)).toBe(401);
    for (const offset of [25, 23, 1, 0]) {
      setClock(begin + offset * hour);
      expect([await statusOf(idle), await statusOf(worn)]).toEqual([401, 401]);
    }
  });

  it('outlasts a clock that is set back while it lasts', async () => {
    const ana = await client();
    pass(10 * minute);
    setClock(begin - year);
    expect(await statusOf(ana)).toBe(200);
    setClock(begin + 11 * minute);
    expect(await statusOf(ana)).toBe(200);
  });

  it('that began while the clock was ahead lasts no longer than others once housekeeping has run', async () => {
    setClock(begin + year);
    const ana = await client();
    setClock(begin);
    expect(await statusOf(ana)).toBe(200);
    await services.sessions.clearExpired();
    expect(await statusOf(ana)).toBe(200);
    const row = database.prepare('select count(*) as rows from sessions where user_id = ? and created_at <= ?');
    expect(row.get(ana.id, begin)).toEqual({ rows: 1 });
    pass(2 * hour);
    expect(await statusOf(ana)).toBe(401);
  });

  it('can be begun at once after a clock that was ahead', async () => {
    const ana = await client();
    setClock(begin + year);
    expect(await statusOf(ana)).toBe(401);
    setClock(begin);
    expect(await statusOf({ token: await product.signIn(ana.username, ana.password) })).toBe(200);
  });
});
