import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearOutbox, linkIn, mailsIn } from './outbox.ts';
import { coachOf } from './people.ts';
import { type Person, startProduct, userForm } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

const product = await startProduct({ PUBLIC_URL: 'https://miraco.example' });
const { administrator, call, client, rest, services, session } = product;

const known = 'known-to-the-coach';

beforeEach(async () => {
  await services.mailer.settled();
  await clearOutbox(product);
});
afterEach(() => void vi.useRealTimers());

const edit = async (who: Pick<Person, 'id'>, body: object, as: Pick<Person, 'token'>) =>
  rest('PUT', `/admin/user/edit/${who.id}`, { as, body });

const signIn = ({ username }: Pick<Person, 'username'>, password: string) =>
  rest('POST', '/login/in', { body: { username, password } });

const settings = (as: Pick<Person, 'token'>) => call('admin.settings.get', undefined, { as });

/** The mails to somebody, oldest first. */
async function mailsTo({ email }: Pick<Person, 'email'>) {
  await services.mailer.settled();
  return (await mailsIn(product)).filter(({ to }) => to?.[0]?.address === email);
}

/** A client whose coach has set a password that they know, and is signed in with it. */
async function florence() {
  const { coach, accompany } = await coachOf(product);
  const person = await client();
  await accompany(person);
  await edit(person, { password: known }, coach);
  return { ...person, coach, stolen: { token: await product.signIn(person.username, known) } };
}

const promotions = [
  ['client', 'coach'],
  ['client', 'administrator'],
  ['coach', 'administrator'],
] as const;

describe.each(promotions)('a %s who becomes %s', (before, after) => {
  it('leaves behind every session, link, address of a calendar and the password that others may know', async () => {
    const ana = await client({ access: before });
    const key = services.calendarAddresses.newKey();
    await services.store.calendarFeeds.open(ana.id, key);
    await call('account.forgotPassword', { email: ana.email });
    const [reset] = await mailsTo(ana);

    expect((await edit(ana, { access: after }, await session(administrator))).statusCode).toBe(200);

    expect((await call('account.me', undefined, { as: ana })).error?.code).toBe('signedOut');
    expect((await signIn(ana, ana.password)).statusCode).toBe(401);
    expect(await services.store.calendarFeeds.ownerOf(key)).toBeUndefined();
    const { id, token } = linkIn(reset?.text);
    const used = await call('account.resetPassword', { id, token, password: 'a-newer-password' });
    expect(used.error?.code).toBe('resetFailed');
  });

  it('gets a link by mail, and their administrator one to hand over: the first that is used voids the other', async () => {
    for (const first of ['mailed', 'handed'] as const) {
      const ana = await client({ access: before });
      const as = await session(administrator);
      const { data } = await call('admin.users.edit', { id: ana.id, access: after }, { as });
      expect(data).toEqual({ needsPassword: true });
      const { link } = (await call('admin.users.passwordLink', { id: ana.id }, { as })).data;
      const [mail] = await mailsTo(ana);
      expect(mail?.subject).toBe('Elige una contraseña para Miraco');
      const links = { mailed: linkIn(mail?.text), handed: linkIn(link) };
      const statuses = [];
      for (const kind of [first, first === 'mailed' ? 'handed' : 'mailed'] as const) {
        const { id, token } = links[kind];
        statuses.push((await call('account.resetPassword', { id, token, password: `new-by-${kind}-link` })).status);
      }
      expect(statuses).toEqual([200, 400]);
      expect((await signIn(ana, `new-by-${first}-link`)).statusCode).toBe(200);
      expect((await call('admin.users.passwordLink', { id: ana.id }, { as })).error?.code).toBe('notFound');
    }
  });

  it('keeps the password that the same change sets, and gets no link', async () => {
    const ana = await client({ access: before });
    const as = await session(administrator);
    const { data } = await call('admin.users.edit', { id: ana.id, access: after, password: 'set-with-access' }, { as });
    expect(data).toEqual({ needsPassword: false });
    expect((await call('account.me', undefined, { as: ana })).error?.code).toBe('signedOut');
    expect((await signIn(ana, 'set-with-access')).statusCode).toBe(200);
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual([
      'La contraseña de tu cuenta de Miraco ha cambiado',
    ]);
  });

  it('needs the administrator’s own password in a session of more than ten minutes, which the error names', async () => {
    const began = Date.now();
    vi.useFakeTimers({ now: began, toFake: ['Date'] });
    const as = await session(administrator);
    const ana = await client({ access: before });
    vi.setSystemTime(began + 10 * 60_000);
    const needed = { message: 'user.passwordNeeded', issues: [{ path: 'current', message: 'user.passwordNeeded' }] };
    const wrong = { message: 'account.wrongPassword', issues: [{ path: 'current', message: 'account.wrongPassword' }] };
    for (const [current, refusal] of [
      [undefined, needed],
      ['', needed],
      [ana.password, wrong],
    ] as const) {
      const answer = await edit(ana, { access: after, phone: '+34 699', current }, as);
      expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    }
    expect(await product.user(ana.id)).toMatchObject({ access: before, phone: userForm('').phone });
    expect((await call('account.me', undefined, { as: ana })).status).toBe(200);
    // A change of anything else needs none, and no way back from the team does.
    expect((await edit(ana, { access: before, phone: '+34 699' }, as)).statusCode).toBe(200);
    expect((await edit(ana, { access: after, current: administrator.password }, as)).statusCode).toBe(200);
    expect((await edit(ana, { access: 'client' }, as)).statusCode).toBe(200);
  });

  it('needs none within ten minutes of signing in', async () => {
    const began = Date.now();
    vi.useFakeTimers({ now: began, toFake: ['Date'] });
    const as = await session(administrator);
    const ana = await client({ access: before });
    vi.setSystemTime(began + 10 * 60_000 - 1);
    expect((await edit(ana, { access: after }, as)).statusCode).toBe(200);
  });
});

it('a coach who set a client’s password does not come with them into the team', async () => {
  const { stolen, ...person } = await florence();
  await edit(person, { access: 'administrator' }, await session(administrator));
  expect((await settings(stolen)).error?.code).toBe('signedOut');
  expect((await signIn(person, known)).statusCode).toBe(401);
});

it('a second factor stays with somebody who joins the team', async () => {
  const ana = await client();
  await withSecondFactor(product, ana);
  await edit(ana, { access: 'coach', password: 'set-with-access' }, await session(administrator));
  expect((await signIn(ana, 'set-with-access')).json().message).toBe('auth.secondFactor');
});

it('leaving the team, or staying in it, ends nothing: the next call has the new rights', async () => {
  const boss = await product.secondAdministrator();
  expect((await settings(boss)).status).toBe(200);
  await edit(boss, { access: 'coach' }, await session(administrator));
  expect((await settings(boss)).error?.code).toBe('forbidden');
  expect((await call('admin.users.list', {}, { as: boss })).status).toBe(200);
  await edit(boss, { access: 'client' }, await session(administrator));
  expect((await call('admin.users.list', {}, { as: boss })).error?.code).toBe('forbidden');
  expect((await signIn(boss, boss.password)).statusCode).toBe(200);
});

it('adding somebody to the team needs the same password, and adding a client none', async () => {
  const began = Date.now();
  vi.useFakeTimers({ now: began, toFake: ['Date'] });
  const as = await session(administrator);
  vi.setSystemTime(began + 10 * 60_000);
  const register = (body: object) => rest('POST', '/admin/user/register', { as, body });
  const refused = await register({ ...userForm('late-coach'), access: 'coach' });
  expect([refused.statusCode, refused.json().issues]).toEqual([
    400,
    [{ path: 'current', message: 'user.passwordNeeded' }],
  ]);
  expect((await register(userForm('late-client'))).statusCode).toBe(200);
  const proved = { ...userForm('late-coach'), access: 'coach', current: administrator.password };
  expect((await register(proved)).statusCode).toBe(200);
});

it('nobody is added to the team by an administrator who has left it meanwhile', async () => {
  const boss = await product.secondAdministrator();
  const { hash } = services.passwords;
  const hashing = vi.spyOn(services.passwords, 'hash').mockImplementation(async (password) => {
    hashing.mockRestore();
    await edit(boss, { access: 'coach' }, await session(administrator));
    return hash(password);
  });
  const body = { ...userForm('appointed-too-late'), access: 'administrator' };
  expect((await rest('POST', '/admin/user/register', { as: boss, body })).statusCode).toBe(403);
  expect((await signIn(body, body.password)).statusCode).toBe(401);
});
