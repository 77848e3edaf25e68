import { createHash, randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Person, startProduct } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

// Called as ever, and counted.
vi.mock('@node-rs/argon2', { spy: true });

const product = await startProduct();
const behindProxy = await startProduct({ TRUST_PROXY: '1' });
const behindTwo = await startProduct({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' });

afterEach(() => {
  vi.useRealTimers();
});

interface Attempt {
  username: string;
  password?: string;
  from?: string;
  forwardedFor?: string;
}

function attempt({ username, password = 'wrong-password', from, forwardedFor }: Attempt, at = product) {
  return at.rest('POST', '/login/in', {
    body: { username, password },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    ...(from === undefined ? {} : { from }),
  });
}

/** The statuses of `times` attempts, one after the other. */
async function statuses(times: number, each: (index: number) => ReturnType<typeof attempt>) {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) seen.push((await each(index)).statusCode);
  return seen;
}

let addresses = 0;
const newAddress = () => `198.51.${100 + Math.floor(++addresses / 250)}.${1 + (addresses % 250)}`;

describe('signing in', () => {
  it('answers a token', async () => {
    const ana = await product.client();
    const answer = await attempt({ ...ana, from: newAddress() });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['token']);
  });

  it('takes a username in any case', async () => {
    const ana = await product.client({ username: 'Ángel.Ñandú' });
    for (const username of ['Ángel.Ñandú', 'ángel.ñandú', 'ÁNGEL.ÑANDÚ', 'Ángel.Ñandú'.normalize('NFD')]) {
      expect((await attempt({ username, password: ana.password, from: newAddress() })).statusCode).toBe(200);
    }
  });

  it('takes the e-mail address in place of the username, in any case', async () => {
    const ana = await product.client();
    for (const username of [ana.email, ana.email.toUpperCase()]) {
      const answer = await attempt({ username, password: ana.password, from: newAddress() });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('is that of the user who has the address, where it is the username of somebody else, who has an address too', async () => {
    const [ana, named] = [await product.client(), await product.client()];
    const rename = product.database.prepare('update users set username = ?, username_key = ? where id = ?');
    rename.run(ana.email, ana.email, named.id);
    const passwordHash = await product.services.passwords.hash('password-of-another');
    await product.services.store.users.edit(named.id, { passwordHash }, { editor: named.id, date: 0 });
    const signedIn = async (username: string, password: string) => {
      const answer = await attempt({ username, password, from: newAddress() });
      return (await product.call('account.me', undefined, { as: answer.json() })).data?.id;
    };
    expect(await signedIn(ana.email, ana.password)).toBe(ana.id);
    expect(await signedIn(ana.email, 'password-of-another')).toBeUndefined();
    expect(await signedIn(named.email, 'password-of-another')).toBe(named.id);
  });

  it.each([' ', '\t', '\u00a0', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'])(
    'ignores the blank %j around a name, and not around a password',
    async (blank) => {
      const ana = await product.client();
      for (const name of [ana.username, ana.email]) {
        for (const username of [name + blank, blank + blank + name]) {
          expect((await attempt({ ...ana, username, from: newAddress() })).statusCode).toBe(200);
        }
      }
      const password = `${ana.password}${blank}`;
      expect((await attempt({ ...ana, password, from: newAddress() })).statusCode).toBe(401);
    },
  );

  it('takes a password however its accents are encoded, also one that an earlier version hashed as it was typed', async () => {
    const [composed, decomposed] = ['contraseñas de ámbar'.normalize('NFC'), 'contraseñas de ámbar'.normalize('NFD')];
    const [ana, bea] = [await product.client(), await product.client()];
    const store = (id: Person['id'], passwordHash: string) =>
      product.services.store.users.edit(id, { passwordHash }, { editor: id, date: 0 });
    await store(ana.id, await product.services.passwords.hash(decomposed));
    await store(bea.id, await argon2.hash(decomposed));
    for (const [person, password] of [
      [ana, composed],
      [ana, decomposed],
      [bea, decomposed],
    ] as const) {
      expect((await attempt({ ...person, password, from: newAddress() })).statusCode).toBe(200);
    }
  });

  it('takes a password in its own case only', async () => {
    const ana = await product.client();
    const answer = await attempt({ ...ana, password: ana.password.toUpperCase(), from: newAddress() });
    expect(answer.statusCode).toBe(401);
  });

  it('is remembered as the last one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09Z') });
    const ana = await product.client();
    expect(await product.services.store.users.byId(ana.id)).toMatchObject({ lastLogin: null });
    await product.signIn(ana.username, ana.password);
    expect(await product.services.store.users.byId(ana.id)).toMatchObject({ lastLogin: Date.now() });
  });

  it('refused is not remembered', async () => {
    const ana = await product.client();
    const before = await product.services.store.users.byId(ana.id);
    await attempt({ username: ana.username, from: newAddress() });
    expect(await product.services.store.users.byId(ana.id)).toEqual(before);
  });
});

describe('a wrong name, a wrong password and a disabled user', () => {
  it('get the same answer, after exactly one hash each', async () => {
    const [ana, disabled] = [await product.client(), await product.client()];
    await product.edit(disabled, { disabled: true });
    const attempts = [
      { username: 'nobody-of-that-name', password: ana.password },
      { username: ana.username, password: 'wrong-password' },
      { username: ana.email, password: 'wrong-password' },
      { username: 'nobody@example.org', password: ana.password },
      { username: disabled.username, password: disabled.password },
    ];
    vi.mocked(argon2.verify).mockClear();
    vi.mocked(argon2.hash).mockClear();
    for (const [index, wrong] of attempts.entries()) {
      const answer = await attempt({ ...wrong, from: newAddress() });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ message: 'Credenciales incorrectas' });
      expect(Object.keys(answer.headers)).not.toContain('www-authenticate');
      expect(argon2.verify).toHaveBeenCalledTimes(index + 1);
    }
    expect(argon2.hash).not.toHaveBeenCalled();
  });

  it('are hashed twice where the typed password is not normalized, whatever the name', async () => {
    const [ana, disabled] = [await product.client(), await product.client()];
    await product.edit(disabled, { disabled: true });
    const password = 'contraseña'.normalize('NFD');
    vi.mocked(argon2.verify).mockClear();
    const names = [ana.username, ana.email, disabled.username, 'nobody-of-that-name', 'nobody@example.org'];
    for (const [index, username] of names.entries()) {
      expect((await attempt({ username, password, from: newAddress() })).statusCode).toBe(401);
      expect(argon2.verify).toHaveBeenCalledTimes(2 * (index + 1));
    }
  });

  it('is never right, not even with the password that an unknown name is compared with', async () => {
    const answer = await attempt({
      username: 'nobody-at-all',
      password: 'nobody has this password',
      from: newAddress(),
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('failures to sign in', () => {
  it('are refused after ten for one account and address, even with the right password, until ten minutes are over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2032-01-01') });
    const ana = await product.client();
    const from = newAddress();
    expect(await statuses(10, () => attempt({ username: ana.username, from }))).toEqual(Array(10).fill(401));
    const refused = await attempt({ ...ana, username: ana.username.toUpperCase(), from });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: 'Credenciales incorrectas' });
    expect(refused.headers['retry-after']).toMatch(/^(5[5-9]\d|600)$/);
    vi.advanceTimersByTime(10 * 60 * 1000);
    expect((await attempt({ ...ana, from })).statusCode).toBe(200);
  });

  it('are counted together for all addresses of one IPv6 network, and apart for those of IPv4', async () => {
    const ana = await product.client();
    const guess = (from: string) => attempt({ username: ana.username, from });
    expect(await statuses(10, (index) => guess(`2001:db8:0:7::${index}`))).toEqual(Array(10).fill(401));
    expect((await guess('2001:db8:0:7:ffff:ffff:ffff:ffff')).statusCode).toBe(429);
    expect((await guess('2001:db8::7')).statusCode).toBe(401);
    expect(await statuses(11, (index) => guess(`::ffff:192.0.2.${index}`))).toEqual(Array(11).fill(401));
  });

  it('keep neither another account of the same address out, nor the same account from elsewhere', async () => {
    const [ana, bea] = [await product.client(), await product.client()];
    const from = newAddress();
    await statuses(11, () => attempt({ username: ana.username, from }));
    expect((await attempt({ ...bea, from })).statusCode).toBe(200);
    expect((await attempt({ ...ana, from: newAddress() })).statusCode).toBe(200);
  });

  it('count, successes do not', async () => {
    const ana = await product.client();
    const from = newAddress();
    expect(await statuses(12, () => attempt({ ...ana, from }))).toEqual(Array(12).fill(200));
    expect(await statuses(9, () => attempt({ username: ana.username, from }))).toEqual(Array(9).fill(401));
    expect((await attempt({ ...ana, from })).statusCode).toBe(200);
    expect(await statuses(2, () => attempt({ username: ana.username, from }))).toEqual([401, 429]);
  });

  it('count while they run: thirty at once are ten tries', async () => {
    const ana = await product.client();
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt({ username: ana.username, from })));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  });

  it('are refused after a hundred from one address, across all accounts', async () => {
    const ana = await product.client();
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => attempt({ username: `guess-${index}`, from })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(100).fill(401));
    expect((await attempt({ ...ana, from })).statusCode).toBe(429);
    expect((await attempt({ ...ana, from: newAddress() })).statusCode).toBe(200);
  });
});

describe('a call that is not allowed in a batch', () => {
  const batch = (procedures: readonly string[], input: object, from: string) =>
    product.request('POST', `/trpc/${procedures.join(',')}?batch=1`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(procedures.map((_, index) => [index, input]))),
      from,
    });
  const codes = (answer: { json: () => { error?: { data: { code: string } } }[] }) =>
    answer.json().map(({ error }) => error?.data.code);

  it.each([
    ['account.signIn', { username: 'somebody', password: 'wrong' }],
    ['account.forgotPassword', { email: 'somebody@example.org' }],
    ['account.resetPassword', { id: 'x', token: 'x'.repeat(43), password: 'a-newer-password' }],
  ])('%s in a batch of two is 400, and says so', async (procedure, input) => {
    const answer = await batch([procedure, procedure], input, newAddress());
    expect(answer.statusCode).toBe(400);
    expect(codes(answer)).toEqual(['notInBatch', 'notInBatch']);
    expect(answer.body).toContain('errors.notInBatch');
  });

  it('is refused beside another call too, and counts for nothing', async () => {
    const ana = await product.client();
    const from = newAddress();
    const { username } = ana;
    for (let time = 0; time < 11; time += 1) {
      const mixed = await batch(['account.signIn', 'account.signOut'], { username, password: 'wrong' }, from);
      expect(codes(mixed)[0]).toBe('notInBatch');
    }
    expect(codes(await batch(['account.signIn'], { username, password: ana.password }, from))).toEqual([undefined]);
  });
});

describe('an account that others have tried from everywhere', () => {
  it('is closed after a hundred failures, and opened at once by its owner with a link of the mail', async () => {
    const ana = await product.client();
    const tries = Array.from({ length: 120 }, () => attempt({ username: ana.username, from: newAddress() }));
    const answers = await Promise.all(tries);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([401]));
    expect((await attempt({ ...ana, from: newAddress() })).statusCode).toBe(401);
    const own = newAddress();
    await statuses(10, () => attempt({ username: ana.username, from: own }));
    expect((await attempt({ ...ana, from: own })).statusCode).toBe(429);
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await product.services.store.passwordLinks.issue({
      kind: 'reset',
      issuedAt: 0,
      user: ana.id,
      tokenHash,
      expiresAt: Date.now() + 1e6,
    });
    const password = 'a-newer-password';
    await product.call('account.resetPassword', { id: ana.id, token, password }, { from: own });
    expect((await attempt({ ...ana, password, from: own })).statusCode).toBe(200);
  });
});

describe('a user who recently signed in from the same place', () => {
  const crowd = (username: string) =>
    Promise.all(Array.from({ length: 100 }, () => attempt({ username, from: newAddress() })));

  it('signs in while strangers have used up the tries at the account', async () => {
    const ana = await product.client();
    const home = newAddress();
    await attempt({ ...ana, from: home });
    for (const username of [ana.username, ana.email]) {
      await crowd(username);
      expect((await attempt({ ...ana, username, from: newAddress() })).statusCode).toBe(401);
      expect((await attempt({ ...ana, username, from: home })).statusCode).toBe(200);
    }
  });

  it('has ten tries there and no more, and is a stranger again after thirty days', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2033-01-01') });
    const ana = await product.client();
    const home = newAddress();
    await attempt({ ...ana, from: home });
    await crowd(ana.username);
    const tries = await statuses(11, () => attempt({ username: ana.username, from: home }));
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000);
    await crowd(ana.username);
    expect((await attempt({ ...ana, from: home })).statusCode).toBe(401);
  });

  it('is not one who had only the password, if there is a second factor', async () => {
    const ana = await product.client();
    await withSecondFactor(product, ana);
    const from = newAddress();
    await attempt({ ...ana, from });
    await crowd(ana.username);
    const { error } = await product.call('account.signIn', ana, { from });
    expect(error?.code).toBe('credentials');
  });
});

describe('one line of IPv6', () => {
  it('has twenty tries at an account from a /56 and fifty from a /48: the others keep theirs', async () => {
    const ana = await product.client();
    const networks = (from: number, howMany: number) =>
      Array.from({ length: howMany }, (_, index) => `2001:db8:77:${(from + index).toString(16)}::1`);
    const guess = (all: readonly string[]) =>
      statuses(all.length, (index) => attempt({ username: ana.username, from: all[index] ?? '' }));
    const isOpenTo = async (from: string) => (await attempt({ ...ana, from })).statusCode === 200;
    await guess(networks(0, 19));
    expect(await isOpenTo('2001:db8:77:99::1')).toBe(true);
    await guess(networks(19, 1));
    expect(await isOpenTo('2001:db8:77:98::1')).toBe(false);
    await guess(Array.from({ length: 28 }, (_, index) => networks(256 * (index + 1), 1)).flat());
    expect(await isOpenTo('2001:db8:77:ff00::1')).toBe(true);
    await guess(networks(256 * 29, 2));
    expect(await isOpenTo('2001:db8:77:ff01::1')).toBe(false);
    expect(await isOpenTo('2001:db8:78::1')).toBe(true);
  });
});

describe('X-Forwarded-For', () => {
  it('is ignored without TRUST_PROXY', async () => {
    const ana = await product.client();
    const from = newAddress();
    const guess = (index: number) => attempt({ username: ana.username, from, forwardedFor: `203.0.113.${index}` });
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
  });

  it('is trusted with TRUST_PROXY=1, but only the part that the proxy itself has added', async () => {
    const ana = await behindProxy.client();
    const guess = (forwardedFor: string) =>
      attempt({ username: ana.username, from: '10.0.0.1', forwardedFor }, behindProxy);
    expect(await statuses(11, (index) => guess(`192.0.2.${index}, 203.0.113.7`))).toEqual([
      ...Array(10).fill(401),
      429,
    ]);
    expect((await guess('203.0.113.7, 203.0.113.8')).statusCode).toBe(401);
  });

  it.each([
    ['with a port', (index: number) => `203.0.113.60:${40_000 + index}`],
    ['that are none', (index: number) => `unknown${index}`],
    ['that are none, behind made-up ones', (index: number) => `198.18.0.${index}, _hidden${index}`],
    [
      'in another spelling',
      (index: number) => ['2001:db8:50::1', '2001:0DB8:050:0::0001', '[2001:db8:50:0::1]:9'][index % 3] ?? '',
    ],
    [
      'of IPv4 in IPv6',
      (index: number) => ['::ffff:203.0.113.61', '203.0.113.61', '::ffff:cb00:713d'][index % 3] ?? '',
    ],
  ])('with addresses %s gives nobody more than ten tries', async (_what, forwardedFor) => {
    const ana = await behindProxy.client();
    const guess = (index: number) =>
      attempt({ username: ana.username, from: '10.0.0.3', forwardedFor: forwardedFor(index) }, behindProxy);
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
  });

  it('with a port is read behind two proxies that are named by their addresses', async () => {
    const ana = await behindTwo.client();
    const guess = (index: number, client: string) =>
      attempt(
        {
          username: ana.username,
          from: '10.0.0.1',
          forwardedFor: `192.0.2.${index}, ${client}, 10.0.0.2:${5000 + index}`,
        },
        behindTwo,
      );
    expect(await statuses(11, (index) => guess(index, '203.0.113.7:80'))).toEqual([...Array(10).fill(401), 429]);
    expect((await guess(0, '203.0.113.8')).statusCode).toBe(401);
  });

  it('that a trusted proxy left unreadable is not looked behind', async () => {
    const ana = await behindTwo.client();
    const guess = (index: number) =>
      attempt({ username: ana.username, from: '10.0.0.1', forwardedFor: `192.0.2.${index}, unknown` }, behindTwo);
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
  });
});
