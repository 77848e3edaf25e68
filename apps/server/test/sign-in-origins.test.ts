import { afterEach, describe, expect, it, vi } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { clearOutbox, mailsIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

const product = await startProduct({ PUBLIC_URL: 'https://miraco.example' });
const { call, client, database, secondAdministrator, services } = product;

const day = 24 * 60 * 60 * 1000;
const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/${version}.0 Safari/537.36`;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

let clock = Date.parse('2035-01-01T12:00:00Z');

afterEach(() => void vi.useRealTimers());

async function begin() {
  clock += 400 * day;
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
  await clearOutbox(product);
}

let networks = 0;
const newNetwork = () => `198.51.100.${++networks}`;

const signIn = (person: Pick<Person, 'username' | 'password'>, from: string, userAgent: string) =>
  call(
    'account.signIn',
    { username: person.username, password: person.password },
    { from, headers: { 'user-agent': userAgent } },
  );

async function notices() {
  await services.mailer.settled();
  return (await mailsIn(product)).filter(({ subject }) => subject?.includes('desde un sitio nuevo'));
}

const originsOf = ({ id }: Person) => database.prepare('select * from sign_in_origins where user = ?').all(id);

describe('a sign-in from a new browser and a new network', () => {
  it('is told to its owner on the team at once, with the browser and the moment, and at night too', async () => {
    await begin();
    vi.setSystemTime(Date.parse('2036-03-01T03:00:00Z'));
    const boss = await secondAdministrator();
    await signIn(boss, newNetwork(), chrome(140));
    expect(await notices()).toEqual([]);
    await signIn(boss, newNetwork(), firefox);
    const [mail, ...others] = await notices();
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe(boss.email);
    for (const part of ['Firefox · Linux', '1 de marzo', 'https://miraco.example/forgotpassword'])
      expect(mail?.text).toContain(part);
  });

  it.each([
    ['an updated browser in a new network', () => newNetwork(), chrome(150)],
    ['a new browser in a known network', () => '192.0.2.1', firefox],
    ['another address of the same /64', () => '2001:db8::2', firefox],
  ])('is none from %s', async (_, from, userAgent) => {
    await begin();
    const boss = await secondAdministrator();
    for (const network of ['192.0.2.1', '2001:db8::1']) await signIn(boss, network, chrome(140));
    await signIn(boss, from(), userAgent);
    expect(await notices()).toEqual([]);
  });

  it('is also one on another system', async () => {
    await begin();
    const boss = await secondAdministrator();
    await signIn(boss, newNetwork(), chrome(140));
    await signIn(boss, newNetwork(), phone);
    expect(await notices()).toHaveLength(1);
  });

  it('is one again after 90 days, also where all of them were forgotten', async () => {
    await begin();
    const boss = await secondAdministrator();
    const home = newNetwork();
    await signIn(boss, home, chrome(140));
    await signIn(boss, newNetwork(), firefox);
    expect(await notices()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 90 * day - 1);
    await signIn(boss, newNetwork(), firefox);
    expect(await notices()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 90 * day);
    await runHousekeeping(services, Date.now());
    expect(originsOf(boss)).toEqual([]);
    await clearOutbox(product);
    await signIn(boss, home, chrome(140));
    expect(await notices()).toHaveLength(1);
  });

  it('is told to clients who want it, and to nobody who does not', async () => {
    await begin();
    for (const [person, byDefault] of [
      [await client(), false],
      [await secondAdministrator(), true],
    ] as const) {
      const isOn = async () => (await call('account.mails.token', undefined, { as: person })).data.signInNotices;
      const told = async () => {
        await clearOutbox(product);
        await signIn(person, newNetwork(), chrome(140));
        await signIn(person, newNetwork(), firefox);
        // The two browsers take turns at being forgotten.
        await services.store.signInOrigins.clearOld(Date.now() + 91 * day);
        return (await notices()).length > 0;
      };
      expect([await isOn(), await told()]).toEqual([byDefault, byDefault]);
      await call('account.mails.setSignInNotices', { on: !byDefault }, { as: person });
      expect([await isOn(), await told()]).toEqual([!byDefault, !byDefault]);
    }
  });
});

it('of the places of sign-ins, 20 are kept for a user, and none has an address or a version', async () => {
  await begin();
  const ana = await client();
  for (let time = 0; time < 25; time += 1) {
    vi.setSystemTime(Date.now() + 1000);
    await signIn(ana, `203.0.113.${time}`, chrome(100 + time));
  }
  const kept = originsOf(ana);
  expect(kept).toHaveLength(20);
  for (const { browser, network } of kept) {
    expect(browser).toBe('Chrome · Windows');
    expect(network).toMatch(/^[\w-]{43}$/);
  }
  const newest = await services.signInOrigins.knowsNetwork(ana.id, '203.0.113.24', Date.now());
  const oldest = await services.signInOrigins.knowsNetwork(ana.id, '203.0.113.4', Date.now());
  expect([newest, oldest]).toEqual([true, false]);
});

it('the same network of two users has two hashes', async () => {
  await begin();
  const people = [await client(), await client()];
  for (const person of people) await signIn(person, '203.0.113.77', firefox);
  expect(new Set(people.flatMap(originsOf).map(({ network }) => network)).size).toBe(2);
});

it('a wrong code leaves no trace of its network', async () => {
  await begin();
  const ana = await client();
  await withSecondFactor(product, ana);
  const { username, password } = ana;
  await call('account.signIn', { username, password, code: '000000' }, { from: newNetwork() });
  expect(originsOf(ana)).toEqual([]);
});
