import { describe, expect, it, test } from 'vitest';
import { picture, upload } from './pictures.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, services, session, signIn } = product;

const me = async (as: { token: string }) => (await call('account.me', undefined, { as })).data;

describe('the profile of the caller', () => {
  it('is changed field by field, and only by its owner', async () => {
    const [ana, bea] = [await client(), await client()];
    await call('account.editProfile', { firstname: 'Anaïs', phone: '+34 633' }, { as: ana });
    expect(await me(ana)).toMatchObject({ firstname: 'Anaïs', lastname: 'Pérez', phone: '+34 633' });
    expect(await me(bea)).toMatchObject({ firstname: 'Ana' });
  });

  it('lets no user raise their own access', async () => {
    const ana = await client();
    const smuggled = {
      id: administrator.id,
      access: 'administrator',
      activeTest: false,
      phase: 'responsibility',
      username: 'root',
      disabled: true,
    };
    await call('account.editProfile', { ...smuggled, firstname: 'Eva' }, { as: ana });
    expect(await me(ana)).toMatchObject({
      firstname: 'Eva',
      username: ana.username,
      tests: 'Initial',
      phase: 'conscience',
    });
    expect(await me(administrator)).toMatchObject({ username: 'admin' });
  });

  it.each([
    ['firstname', '  '],
    ['lastname', ''],
    ['email', 'nothing'],
    ['address', 'a\r\nBcc: b'],
    ['phone', ''],
    ['password', '12345'],
    ['image', '../../etc/passwd'],
  ])('does not take %s %j', async (field, value) => {
    const ana = await client();
    const before = product.databaseVersion();
    const { error } = await call('account.editProfile', { [field]: value === '' ? ' ' : value }, { as: ana });
    expect(error).toMatchObject({ code: 'invalid', issues: [{ path: field }] });
    expect(product.databaseVersion()).toBe(before);
  });

  it('shows a picture that the user has uploaded, and none of another user', async () => {
    const [ana, bea] = [await client(), await client()];
    const { image } = (await upload(product, await picture(), ana)).json();
    expect((await call('account.editProfile', { image }, { as: bea })).error).toMatchObject({ field: 'image' });
    await call('account.editProfile', { image }, { as: ana });
    expect(await me(ana)).toMatchObject({ image });
    await call('account.editProfile', { image: null }, { as: ana });
    expect(await me(ana)).toMatchObject({ image: null });
  });
});

describe('a new password', () => {
  it('takes the current one, and ends the other sessions', async () => {
    const ana = await client();
    const other = await session(ana);
    const change = { password: 'a-new-password', confirmation: 'a-new-password' };
    for (const current of [undefined, '', 'wrong']) {
      const { error } = await call('account.editProfile', { ...change, current }, { as: ana });
      expect(error).toMatchObject({ code: 'wrongPassword', field: 'current' });
    }
    expect((await call('account.editProfile', { ...change, current: ana.password }, { as: ana })).status).toBe(200);
    expect((await call('account.me', undefined, { as: other })).error?.code).toBe('signedOut');
    expect(await me(ana)).toMatchObject({ id: ana.id });
    await signIn(ana.username, 'a-new-password');
  });

  it('is compared with its repetition', async () => {
    const ana = await client();
    const change = { password: 'a-new-password', confirmation: 'another', current: ana.password };
    const { error } = await call('account.editProfile', change, { as: ana });
    expect(error?.issues).toContainEqual({ path: 'confirmation', message: 'passnotmatch' });
  });

  it('cannot be reached by guessing the current one', async () => {
    const ana = await client();
    const guess = () => call('account.editProfile', { password: 'a-new-password', current: 'wrong' }, { as: ana });
    for (let time = 0; time < 10; time += 1) await guess();
    expect((await guess()).error).toMatchObject({ code: 'tooManyRequests' });
    expect((await call('account.editProfile', { phone: '1' }, { as: ana })).status).toBe(200);
  });
});

test('a new address takes the password, and voids the reset links that went to the old one', async () => {
  const ana = await client();
  const link = { user: ana.id, kind: 'reset' as const, tokenHash: 'hash', now: 0 };
  await services.store.passwordLinks.issue({ issuedAt: 0, ...link, expiresAt: Date.now() + 100_000 });
  const { error } = await call('account.editProfile', { email: 'new@example.org' }, { as: ana });
  expect(error).toMatchObject({ code: 'wrongPassword' });
  await call('account.editProfile', { email: 'new@example.org', current: ana.password }, { as: ana });
  expect(await me(ana)).toMatchObject({ email: 'new@example.org' });
  expect(await services.store.passwordLinks.isOpen({ ...link, now: Date.now() })).toBe(false);
  const other = await client();
  const taken = { email: 'NEW@example.org', current: other.password };
  expect((await call('account.editProfile', taken, { as: other })).error?.code).toBe('emailTaken');
});

test('only a user with the right password can try whether an address is taken, and five times in an hour', async () => {
  const [ana, bea] = [await client(), await client()];
  const ask = (email: string, current = ana.password) => call('account.editProfile', { email, current }, { as: ana });
  for (let time = 0; time < 3; time += 1) expect((await ask(bea.email, 'wrong')).error?.code).toBe('wrongPassword');
  for (let time = 0; time < 5; time += 1) expect((await ask(bea.email)).error?.code).toBe('emailTaken');
  expect((await ask(bea.email)).error).toMatchObject({ code: 'tooManyRequests' });
  expect((await ask('free@example.org')).error).toMatchObject({ code: 'tooManyRequests' });
  expect((await ask(ana.email.toUpperCase())).status).toBe(200);
  const other = { email: ana.email, current: bea.password };
  expect((await call('account.editProfile', other, { as: bea })).error?.code).toBe('emailTaken');
});
