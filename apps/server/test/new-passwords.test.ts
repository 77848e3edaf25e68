import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@miraco/contract/fields';
import { describe, expect, it, test } from 'vitest';
import { startProduct, userForm } from './product.ts';

const product = await startProduct();
const branded = await startProduct({ BRAND_NAME: 'Brújula Sureste' });
const { administrator, call, client, edit, rest, services } = product;

const reason = { path: 'password', message: 'validation.commonPassword' };

let registered = 0;
const newForm = (password: string) => ({ ...userForm(`chooser-${++registered}`), password });

/** A link as a mail would carry it. */
async function resetLink(user: UserId) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await services.store.passwordLinks.issue({
    kind: 'reset',
    issuedAt: 0,
    user,
    tokenHash,
    expiresAt: Date.now() + 60_000,
  });
  return { id: user, token };
}

describe.each(['123456', 'PassWord', 'QWERTYUIOP', 'football1'])('the common password %s', (password) => {
  it('is refused for a new user', async () => {
    const answer = await rest('POST', '/admin/user/register', { as: administrator, body: newForm(password) });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'validation.commonPassword', issues: [reason] },
    ]);
  });

  it('is refused when a user is edited, by themselves or by an administrator', async () => {
    const ana = await client();
    expect((await edit(ana, { password })).json().issues).toEqual([reason]);
    const { error } = await call('account.editProfile', { password, current: ana.password }, { as: ana });
    expect(error?.issues).toEqual([reason]);
    await product.signIn(ana.username, ana.password);
  });

  it('is refused by a reset link, which is still good afterwards', async () => {
    const ana = await client();
    const link = await resetLink(ana.id);
    const refused = await call('account.resetPassword', { ...link, password });
    expect(refused.error).toMatchObject({ code: 'commonPassword', issues: [reason] });
    expect((await call('account.resetPassword', { ...link, password: 'a-newer-password' })).status).toBe(200);
  });

  it('is refused in a file of clients, in its row', async () => {
    const { access: _, ...row } = newForm(password);
    const { access: __, ...good } = newForm('a-good-password');
    const { data } = await call('admin.users.checkImport', { rows: [good, row] }, { as: administrator });
    const faults = data.map((judged: { faults: unknown }) => judged.faults);
    expect(faults).toEqual([[], [{ column: 'password', message: reason.message }]]);
    const { error } = await call('admin.users.import', { rows: [good, row] }, { as: administrator });
    expect(error).toMatchObject({ code: 'invalid', field: 'rows.1.password' });
  });
});

test.each([
  'Maria.Perez',
  'MARIA.PEREZ.mail',
  'maria.perez.mail@example.org',
  'Begoña',
  'begona1990',
  '¡Ibáñez!',
  'begoñaibáñez',
  'ibanez_begona',
  'example99',
])('a password that is a name or an address of its user, or a part of them, is refused: %s', async (password) => {
  const names = { firstname: 'Begoña', lastname: 'Ibáñez Ruiz', email: 'maria.perez.mail@example.org' };
  const form = { ...userForm('maria.perez'), ...names, password };
  const { error } = await call('admin.users.register', form, { as: administrator });
  expect(error?.issues).toEqual([{ path: 'password', message: 'validation.passwordIsName' }]);
});

test.each(['miraco', 'Miraco2031!', 'Brújula', '2brujula2', 'sureste', 'miraco.perez!', 'miracomiraco'])(
  'a password that is the name of the product is refused: %s',
  async (password) => {
    const answer = await branded.rest('POST', '/admin/user/register', {
      as: branded.administrator,
      body: newForm(password),
    });
    expect(answer.json()).toEqual({ message: 'validation.commonPassword', issues: [reason] });
  },
);

test.each(['Begoña y Ruiz', 'ana-7f#91kq', 'miracolous', 'k7#pQz'])(
  'a password that only has such a word in it is taken: %s',
  async (password) => {
    const form = { ...newForm(password), firstname: 'Ana', lastname: 'Ruiz Begoña' };
    expect((await rest('POST', '/admin/user/register', { as: administrator, body: form })).statusCode).toBe(200);
  },
);

test('a user who already has a common password still signs in with it', async () => {
  const ana = await client();
  const passwordHash = await services.passwords.hash('123456');
  await services.store.users.edit(ana.id, { passwordHash }, { editor: ana.id, date: 0 });
  await product.signIn(ana.username, '123456');
});
