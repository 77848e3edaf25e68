import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { mailsIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';
import { authenticator, withSecondFactor } from './second-factors.ts';
import { pass, stopClocks } from './stopped-clock.ts';

const product = await startProduct();
const { administrator, call, client, database, rest, secondAdministrator, services, session } = product;

const step = 30_000;
const minute = 60_000;
let clock = Date.parse('2034-01-01T00:00:10Z');

afterEach(() => void vi.useRealTimers());

/** Each test in an hour of its own, at the tenth second of a step. */
function stopClock() {
  clock += 60 * minute;
  stopClocks(clock);
}

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

const signIn = ({ username, password }: Pick<Person, 'username' | 'password'>, code?: string, from = newAddress()) =>
  call('account.signIn', { username, password, ...(code === undefined ? {} : { code }) }, { from });

const status = async (as: Person) => (await call('account.secondFactor.status', undefined, { as })).data;

describe('a second factor', () => {
  it('is set up with the password and a first code, which shows ten recovery codes once', async () => {
    stopClock();
    const ana = await client();
    const refused = await call('account.secondFactor.begin', { current: 'wrong' }, { as: ana });
    expect(refused.error).toMatchObject({ code: 'wrongPassword', field: 'current' });
    const { data } = await call('account.secondFactor.begin', { current: ana.password }, { as: ana });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(decodeURIComponent(data.uri)).toContain(`otpauth://totp/Miraco:${ana.username}?issuer=Miraco`);
    expect(await status(ana)).toEqual({ since: null, recoveryCodesLeft: 0, required: false });
    expect((await signIn(ana)).status).toBe(200);

    const { code } = await authenticator(product, ana);
    const wrong = await call('account.secondFactor.confirm', { code: '000000' }, { as: ana });
    expect(wrong.error).toMatchObject({ code: 'wrongCode', field: 'code' });
    const confirmed = await call('account.secondFactor.confirm', { code: code() }, { as: ana });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    // 28 of 32 letters and digits: 140 bits.
    for (const each of confirmed.data.recoveryCodes) expect(each).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/);
    expect(await status(ana)).toEqual({ since: clock, recoveryCodesLeft: 10, required: false });
    const again = await call('account.secondFactor.begin', { current: ana.password }, { as: ana });
    expect(again.error?.code).toBe('secondFactorOn');
  });

  it('is asked for only once the password is right, and then opens with its code', async () => {
    stopClock();
    const ana = await client();
    const { code } = await withSecondFactor(product, ana);
    expect((await signIn({ ...ana, password: 'wrong' }, code())).error?.code).toBe('credentials');
    expect(await signIn(ana)).toMatchObject({ status: 401, error: { code: 'secondFactorNeeded' } });
    expect((await signIn(ana, '')).error?.code).toBe('secondFactorNeeded');
    expect((await signIn(ana, '000000')).error).toMatchObject({ code: 'secondFactorWrong', field: 'code' });
    const { data } = await signIn(ana, `${code().slice(0, 3)} ${code().slice(3)}`);
    expect((await call('account.me', undefined, { as: data })).data.id).toBe(ana.id);
  });

  it('takes each code once, also when it is used many times at once', async () => {
    stopClock();
    const ana = await client();
    const { code } = await withSecondFactor(product, ana);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(ana, code())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await signIn(ana, code())).error?.code).toBe('secondFactorWrong');
    vi.setSystemTime(clock + step);
    expect((await signIn(ana, code())).status).toBe(200);
  });

  it('takes the code of the step before and after, and no other', async () => {
    stopClock();
    const ana = await client();
    const { codeAt } = await withSecondFactor(product, ana);
    vi.setSystemTime(clock + 10 * step);
    for (const [away, expected] of [
      [-2, 401],
      [-1, 200],
      [2, 401],
      [1, 200],
      // The one in between: a later one was taken.
      [0, 401],
    ] as const) {
      expect((await signIn(ana, codeAt(clock + (10 + away) * step))).status, `${away}`).toBe(expected);
    }
  });

  it('takes each recovery code once, however it is typed', async () => {
    stopClock();
    const ana = await client();
    const { recoveryCodes } = await withSecondFactor(product, ana);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(ana, first)).status).toBe(200);
    expect((await signIn(ana, first)).error?.code).toBe('secondFactorWrong');
    expect((await signIn(ana, ` ${second.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await status(ana)).recoveryCodesLeft).toBe(8);
    const bea = await client();
    await withSecondFactor(product, bea);
    expect((await signIn(bea, recoveryCodes[2])).error?.code).toBe('secondFactorWrong');
  });

  it('cannot be guessed: of many wrong codes at once five are tried, and the right one waits a minute', async () => {
    stopClock();
    const ana = await client();
    const { code } = await withSecondFactor(product, ana);
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => signIn(ana, `${100_000 + index}`)));
    expect(guesses.filter((guess) => guess.error?.code === 'secondFactorWrong')).toHaveLength(5);
    expect(guesses.filter((guess) => guess.status === 429)).toHaveLength(25);
    expect(await signIn(ana, code())).toMatchObject({ status: 429, error: { retryAfterSeconds: 60 } });
    pass(minute);
    expect((await signIn(ana, code())).status).toBe(200);
  });

  it('makes each further wrong code wait twice as long, up to an hour, until a right one', async () => {
    stopClock();
    const ana = await client();
    const { code, recoveryCodes } = await withSecondFactor(product, ana);
    const waits = [];
    for (let time = 0; time < 13; time += 1) {
      // Recovery codes count alike.
      const wrong = time % 2 === 0 ? '000000' : 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA';
      expect((await signIn(ana, wrong)).error?.code).toBe('secondFactorWrong');
      const wait = time < 4 ? 0 : ((await signIn(ana, code())).error?.retryAfterSeconds ?? 0);
      waits.push(wait / 60);
      if (wait === 0) continue;
      pass(wait * 1000 - 1);
      expect((await signIn(ana, code())).status).toBe(429);
      pass(1);
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect((await signIn(ana, recoveryCodes[0])).status).toBe(200);
    for (let time = 0; time < 5; time += 1) expect((await signIn(ana, '000000')).status).toBe(401);
    clock = Date.now();
  });

  it('lets its owner in with a recovery code at any time: nobody guesses one', async () => {
    stopClock();
    const ana = await client();
    const { code, recoveryCodes } = await withSecondFactor(product, ana);
    const home = newAddress();
    expect((await signIn(ana, recoveryCodes[0], home)).status).toBe(200);
    for (const from of [home, newAddress()]) {
      for (let time = 0; time < 20; time += 1) await signIn(ana, '000000', from);
      expect((await signIn(ana, code(), from)).status).toBe(429);
    }
    expect((await signIn(ana, recoveryCodes[1], home)).status).toBe(200);
    for (let time = 0; time < 5; time += 1) await signIn(ana, '000000');
    expect((await signIn(ana, code())).status).toBe(429);
    expect((await signIn(ana, recoveryCodes[2])).status).toBe(200);
  });

  it('is told to its owner once when five wrong codes in a row were typed, and again after a right one', async () => {
    stopClock();
    const ana = await client();
    const { recoveryCodes } = await withSecondFactor(product, ana);
    const told = async () => {
      await services.mailer.settled();
      const mails = await mailsIn(product);
      return mails.filter(
        ({ to, subject }) => to?.[0]?.address === ana.email && /^Alguien prueba c/.test(`${subject}`),
      );
    };
    for (const [tries, mails] of [
      [4, 0],
      [1, 1],
      [3, 1],
    ] as const) {
      for (let time = 0; time < tries; time += 1) {
        await signIn(ana, '000000');
        pass(60 * minute);
      }
      expect(await told()).toHaveLength(mails);
    }
    await signIn(ana, recoveryCodes[0]);
    for (let time = 0; time < 5; time += 1) await signIn(ana, '000000');
    expect(await told()).toHaveLength(2);
    clock = Date.now();
  });

  it('lets its owner in from a network that signed in before, however many others try, with 20 tries a day of its own', async () => {
    stopClock();
    const ana = await client();
    const { code } = await withSecondFactor(product, ana);
    const home = newAddress();
    expect((await signIn(ana, code(), home)).status).toBe(200);
    for (let time = 0; time < 6; time += 1) await signIn(ana, '000000');
    expect((await signIn(ana, '000000')).status).toBe(429);
    pass(step);
    expect((await signIn(ana, code(), home)).status).toBe(200);
    for (let time = 0; time < 20; time += 1) expect((await signIn(ana, '000000', home)).status).toBe(401);
    pass(23 * 60 * minute);
    expect((await signIn(ana, '000000', home)).status).toBe(429);
    pass(60 * minute);
    expect((await signIn(ana, code(), home)).status).toBe(200);
    clock = Date.now();
  });

  it('is changed only with the password and a code', async () => {
    stopClock();
    const ana = await client();
    const { recoveryCodes, code } = await withSecondFactor(product, ana);
    for (const change of ['disable', 'newRecoveryCodes']) {
      const by = (input: object) => call(`account.secondFactor.${change}`, input, { as: ana });
      expect((await by({ current: 'wrong', code: code() })).error?.code).toBe('wrongPassword');
      expect((await by({ current: ana.password, code: '000000' })).error?.code).toBe('wrongCode');
    }
    const renewed = await call(
      'account.secondFactor.newRecoveryCodes',
      { current: ana.password, code: code() },
      { as: ana },
    );
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await signIn(ana, recoveryCodes[5])).error?.code).toBe('secondFactorWrong');
    const off = { current: ana.password, code: renewed.data.recoveryCodes[0] };
    expect((await call('account.secondFactor.disable', off, { as: ana })).status).toBe(200);
    expect((await signIn(ana)).status).toBe(200);
    expect((await call('account.secondFactor.disable', off, { as: ana })).error?.code).toBe('secondFactorMissing');
  });

  it('is in the database neither as a secret nor as codes', async () => {
    const [ana, bea] = [await client(), await client()];
    const { recoveryCodes, secret } = await withSecondFactor(product, ana);
    await withSecondFactor(product, bea);
    const rows = JSON.stringify([
      database.prepare('select * from second_factors').all(),
      database.prepare('select * from recovery_codes').all(),
    ]);
    for (const code of recoveryCodes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20));
  });

  it('of one user is of no use in the row of another', async () => {
    stopClock();
    const [ana, bea] = [await client(), await client()];
    const { code } = await withSecondFactor(product, ana);
    await withSecondFactor(product, bea);
    database.exec(
      `update second_factors set secret = (select secret from second_factors where user = '${ana.id}') where user = '${bea.id}'`,
    );
    expect((await signIn(bea, code())).error?.code).toBe('secondFactorWrong');
  });
});

test('over REST the code is sent with the password, and a missing one is named by its key', async () => {
  stopClock();
  const ana = await client();
  const { code } = await withSecondFactor(product, ana);
  const post = (body: object) => rest('POST', '/login/in', { body: { ...ana, ...body }, from: newAddress() });
  const [none, wrong, right] = [await post({}), await post({ code: '000000' }), await post({ code: code() })];
  expect([none.statusCode, none.json()]).toEqual([401, { message: 'auth.secondFactor' }]);
  expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: 'auth.secondFactorWrong' }]);
  expect([right.statusCode, Object.keys(right.json())]).toEqual([200, ['token']]);
  expect((await post({ password: 'wrong' })).json()).toEqual({ message: 'Credenciales incorrectas' });
});

describe('requiring it of administrators', () => {
  const require = async (requireSecondFactor: boolean, as: Person = administrator) =>
    call('admin.settings.set', { requireSecondFactor }, { as: await session(as) });

  it('requires the administrator to have one, then locks out those without until they set it up', async () => {
    stopClock();
    const [boss, ana] = [await secondAdministrator(), await client()];
    expect((await require(true)).error?.code).toBe('secondFactorMissing');
    const own = await withSecondFactor(product, administrator);
    expect((await require(true)).status).toBe(200);

    const asBoss = { as: await session(boss) };
    expect((await signIn(boss)).status).toBe(200);
    expect(await call('admin.users.list', { size: 10 }, asBoss)).toMatchObject({
      status: 403,
      error: { code: 'secondFactorRequired' },
    });
    expect((await call('conscience.overview', { user: ana.id }, asBoss)).error?.code).toBe('secondFactorRequired');
    expect((await rest('GET', '/admin/user/getall/', asBoss)).statusCode).toBe(403);
    expect((await require(false, boss)).error?.code).toBe('secondFactorRequired');
    expect((await call('account.me', undefined, asBoss)).status).toBe(200);
    expect((await call('account.secondFactor.status', undefined, asBoss)).data.required).toBe(true);
    expect((await call('account.secondFactor.status', undefined, { as: await session(ana) })).data.required).toBe(
      false,
    );
    expect((await call('account.me', undefined, { as: await session(ana) })).status).toBe(200);

    await withSecondFactor(product, boss);
    expect((await call('admin.users.list', { size: 10 }, asBoss)).status).toBe(200);
    expect((await require(false)).status).toBe(200);
    await services.store.secondFactors.remove(administrator.id);
    expect(own.recoveryCodes).toHaveLength(10);
  });
});

describe('a lost second factor', () => {
  it('is removed by an administrator, which is logged', async () => {
    stopClock();
    const ana = await client();
    const as = await session(administrator);
    const reset = () => call('admin.users.resetSecondFactor', { id: ana.id }, { as });
    expect((await reset()).error?.code).toBe('secondFactorMissing');
    await withSecondFactor(product, ana);
    expect((await call('admin.secondFactor.of', { id: ana.id }, { as })).data).toEqual({ since: clock });
    expect((await reset()).status).toBe(200);
    expect((await signIn(ana)).status).toBe(200);
    expect((await call('admin.activity', { id: ana.id }, { as })).data).toMatchObject([
      { kind: 'secondFactorReset', actor: { id: administrator.id }, date: clock },
    ]);
  });

  it('cannot be removed by its owner without a code, because a screen may be left open', async () => {
    const boss = await secondAdministrator();
    await withSecondFactor(product, boss);
    const { error } = await call('admin.users.resetSecondFactor', { id: boss.id }, { as: await session(boss) });
    expect(error?.code).toBe('ownSecondFactor');
  });
});
