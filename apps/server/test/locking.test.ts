import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearOutbox, linkIn, mailsIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

const product = await startProduct({ PUBLIC_URL: 'https://miraco.example' });
const { administrator, call, client, services, session } = product;

beforeEach(async () => {
  await services.mailer.settled();
  await clearOutbox(product);
});

const lock = async ({ id }: Pick<Person, 'id'>, as?: Pick<Person, 'token'>) =>
  call('admin.users.lock', { id }, { as: as ?? (await session(administrator)) });

const signIn = ({ username }: Person, password: string) =>
  product.rest('POST', '/login/in', { body: { username, password } });

async function mailsTo({ email }: Person) {
  await services.mailer.settled();
  return (await mailsIn(product)).filter(({ to }) => to?.[0]?.address === email);
}

describe.each(['coach', 'administrator'])('a locked %s', (access) => {
  it('is out at once, everywhere: sessions, links, calendar and password', async () => {
    const ana = await client({ access });
    const others = [await session(ana), await session(ana)];
    const key = services.calendarAddresses.newKey();
    await services.store.calendarFeeds.open(ana.id, key);
    await call('account.forgotPassword', { email: ana.email });
    const [reset] = await mailsTo(ana);

    expect((await lock(ana)).status).toBe(200);

    for (const as of [ana, ...others])
      expect((await call('account.me', undefined, { as })).error?.code).toBe('signedOut');
    expect((await signIn(ana, ana.password)).statusCode).toBe(401);
    const { id, token } = linkIn(reset?.text);
    expect((await call('account.resetPassword', { id, token, password: 'a-newer-password' })).status).toBe(400);
    // Enabled, the account is still shut to all that was known of it.
    await product.edit(ana, { disabled: false });
    expect((await signIn(ana, ana.password)).statusCode).toBe(401);
    expect(await services.store.calendarFeeds.ownerOf(key)).toBeUndefined();
  });

  it('is told by mail, and the log names who did it', async () => {
    const ana = await client({ access });
    await lock(ana);
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual(['Tu cuenta de Miraco está bloqueada']);
    const [latest] = (await call('admin.activity', { id: ana.id }, { as: await session(administrator) })).data;
    expect(latest).toMatchObject({ kind: 'locked', actor: { id: administrator.id } });
  });

  it('gets a link for another password once the account is enabled, and by no other way before', async () => {
    const ana = await client({ access });
    await lock(ana);
    await call('account.forgotPassword', { email: ana.email });
    await services.mailer.settled();
    const as = await session(administrator);
    expect((await call('admin.users.passwordLink', { id: ana.id }, { as })).error?.code).toBe('notFound');
    const { data } = await call('admin.users.edit', { id: ana.id, disabled: false }, { as });
    expect(data).toEqual({ needsPassword: true });
    const mails = await mailsTo(ana);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Tu cuenta de Miraco está bloqueada',
      'Elige una contraseña para Miraco',
    ]);
    const { id, token } = linkIn(mails[1]?.text);
    expect((await call('account.resetPassword', { id, token, password: 'a-newer-password' })).status).toBe(200);
    expect((await signIn(ana, 'a-newer-password')).statusCode).toBe(200);
  });

  it('with a second factor is locked like any other, and keeps it', async () => {
    const ana = await client({ access });
    await withSecondFactor(product, ana);
    expect((await lock(ana)).status).toBe(200);
    expect((await signIn(ana, ana.password)).json().message).toBe('Credenciales incorrectas');
    expect(await services.store.secondFactors.isConfirmed(ana.id)).toBe(true);
  });
});

it('an account that was only disabled keeps its password, and needs no link', async () => {
  const ana = await client({ access: 'coach' });
  const as = await session(administrator);
  await call('admin.users.edit', { id: ana.id, disabled: true }, { as });
  expect((await call('admin.users.edit', { id: ana.id, disabled: false }, { as })).data).toEqual({
    needsPassword: false,
  });
  expect((await signIn(ana, ana.password)).statusCode).toBe(200);
});

it('only accounts of the team are locked, never one’s own, and not by a coach', async () => {
  const [ana, eva, max] = [await client(), await client({ access: 'coach' }), await client({ access: 'coach' })];
  expect((await lock(ana)).error).toMatchObject({ code: 'invalid', issues: [{ path: 'id' }] });
  expect((await lock(administrator)).error?.code).toBe('ownLock');
  expect((await lock({ id: 'no-such-id' as Person['id'] })).error?.code).toBe('notFound');
  expect((await lock(max, eva)).error?.code).toBe('forbidden');
  expect((await signIn(max, max.password)).statusCode).toBe(200);
});

it('administrators who lock each other at the same moment leave one who can sign in', async () => {
  const boss = await product.secondAdministrator();
  const { users } = services.store;
  const { lock: lockNow } = users;
  const [arrived, both] = [[] as string[], Promise.withResolvers<void>()];
  const locking = vi.spyOn(users, 'lock').mockImplementation(async (id, by) => {
    if (arrived.push(id) === 2) both.resolve();
    await both.promise;
    return lockNow(id, by);
  });
  const sessions = [await session(administrator), await session(boss)];
  const answers = await Promise.all([lock(boss, sessions[0]), lock(administrator, sessions[1])]);
  locking.mockRestore();
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await users.administratorExists()).toBe(true);
});
