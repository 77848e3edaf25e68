import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Person, startProduct } from './product.ts';
import { tokenSigner } from './token-signer.ts';

const product = await startProduct();
const { administrator, client, edit, session, signIn } = product;
const sign = tokenSigner(product);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

afterEach(() => void vi.useRealTimers());

/** The answer of the server to a token. */
const meBy = (token: string) => product.call('account.me', undefined, { as: { token } });

async function expectRefused(token: string) {
  expect(await meBy(token)).toMatchObject({ status: 401, error: { code: 'signedOut' } });
}

describe('a session', () => {
  const begin = new Date('2030-01-01T00:00:00Z').getTime();

  async function beginAt(moment: number, who: Person = administrator) {
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    return (await session(who)).token;
  }

  const at = (moment: number) => void vi.setSystemTime(moment);

  it('is alive a second before two hours without use', async () => {
    const token = await beginAt(begin);
    at(begin + 2 * hour - second);
    expect((await meBy(token)).status).toBe(200);
  });

  it('ends after two hours without use', async () => {
    const token = await beginAt(begin);
    at(begin + 2 * hour);
    await expectRefused(token);
  });

  it('restarts its two hours with each use', async () => {
    const token = await beginAt(begin);
    for (const moment of [30 * minute, 149 * minute, 268 * minute]) {
      at(begin + moment);
      expect((await meBy(token)).status).toBe(200);
    }
    at(begin + 268 * minute + 2 * hour);
    await expectRefused(token);
  });

  it('is alive a second before 24 hours, and ends then however much it is used', async () => {
    const token = await beginAt(begin);
    const { sid } = decodeJwt(token);
    const longer = await sign({ sid });
    for (let hours = 1; hours < 24; hours += 1) {
      at(begin + hours * hour);
      expect((await meBy(token)).status).toBe(200);
    }
    at(begin + 24 * hour - second);
    expect((await meBy(token)).status).toBe(200);
    expect((await meBy(longer)).status).toBe(200);
    at(begin + 24 * hour);
    await expectRefused(token);
    await expectRefused(longer);
  });

  it('that has ended leaves no row behind once the house is kept', async () => {
    const token = await beginAt(begin);
    const { sid } = decodeJwt(token);
    const row = product.database.prepare('select id from sessions where id = ?');
    expect(row.get(String(sid))).toBeDefined();
    at(begin + 3 * hour);
    await product.services.sessions.clearExpired();
    expect(row.get(String(sid))).toBeUndefined();
  });

  it('ends by signing out, and no other does', async () => {
    const ana = await client();
    const elsewhere = await session(ana);
    expect((await product.call('account.signOut', undefined, { as: ana })).status).toBe(200);
    await expectRefused(ana.token);
    expect((await meBy(elsewhere.token)).status).toBe(200);
  });

  it('of a removed user is refused on the next call', async () => {
    const ana = await client();
    await product.rest('DELETE', `/admin/user/remove/${ana.id}`, { as: await session(administrator) });
    await expectRefused(ana.token);
  });

  it('of a disabled user is refused on the next call and all later ones', async () => {
    const ana = await client();
    await edit(ana, { disabled: true });
    await expectRefused(ana.token);
    await edit(ana, { disabled: false });
    await expectRefused(ana.token);
  });

  it('of a demoted administrator opens nothing of the administrators on the next call', async () => {
    const boss = await product.secondAdministrator();
    const users = () => product.rest('GET', '/admin/user/getall/', { as: boss });
    expect((await users()).statusCode).toBe(200);
    await edit(boss, { access: 'client' });
    expect((await users()).statusCode).toBe(403);
    expect((await meBy(boss.token)).data.tests).toBe('Initial');
  });
});

describe('a new password', () => {
  it('ends every session of the user when another user sets it', async () => {
    const ana = await client();
    const elsewhere = await session(ana);
    await edit(ana, { password: 'a-newer-password' });
    await expectRefused(ana.token);
    await expectRefused(elsewhere.token);
    expect((await meBy(await signIn(ana.username, 'a-newer-password'))).status).toBe(200);
  });

  it('ends the other sessions of the user, not the one in which it is set', async () => {
    const boss = await product.secondAdministrator();
    const elsewhere = await session(boss);
    await edit(boss, { password: 'a-newer-password', current: boss.password }, boss);
    await expectRefused(elsewhere.token);
    expect((await meBy(boss.token)).status).toBe(200);
  });

  it('is the only thing that ends sessions when a user is edited', async () => {
    const ana = await client();
    await edit(ana, { firstname: 'Anna', password: '', confirmation: '' });
    expect((await meBy(ana.token)).status).toBe(200);
  });
});
