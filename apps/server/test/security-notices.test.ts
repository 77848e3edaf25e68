import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearOutbox, mailsIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';
import { authenticator, withSecondFactor } from './second-factors.ts';

const product = await startProduct({ PUBLIC_URL: 'https://miraco.example' });
const { administrator, call, client, services } = product;

beforeEach(() => clearOutbox(product));

/** Recipients and subjects of the mails, oldest first. */
async function notices() {
  await services.mailer.settled();
  const mails = await mailsIn(product);
  return mails.map(({ to, subject }) => [to?.[0]?.address, subject]);
}

const passwordChanged = 'La contraseña de tu cuenta de Miraco ha cambiado';
const emailChanged = 'El correo de tu cuenta de Miraco ha cambiado';

async function openLink({ id }: Person) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await services.store.passwordLinks.issue({
    kind: 'reset',
    issuedAt: 0,
    user: id,
    tokenHash,
    expiresAt: Date.now() + 1e6,
  });
  return { id, token };
}

describe('the owner of an account is written to about', () => {
  it('a new password of their own', async () => {
    const ana = await client();
    await call('account.editProfile', { password: 'a-newer-password', current: ana.password }, { as: ana });
    expect(await notices()).toEqual([[ana.email, passwordChanged]]);
  });

  it('a new password by the link of a mail', async () => {
    const ana = await client();
    await call('account.resetPassword', { ...(await openLink(ana)), password: 'a-newer-password' });
    expect(await notices()).toEqual([[ana.email, passwordChanged]]);
  });

  it('a new password or address that an administrator has set', async () => {
    const ana = await client();
    await product.edit(ana, { password: 'a-newer-password', email: 'elsewhere@example.org' });
    expect((await notices()).sort()).toEqual([
      ['elsewhere@example.org', emailChanged],
      [ana.email, emailChanged],
      [ana.email, passwordChanged],
    ]);
  });

  it('a new address, at the old one and at the new one', async () => {
    const ana = await client();
    await call('account.editProfile', { email: 'newer@example.org', current: ana.password }, { as: ana });
    expect((await notices()).sort()).toEqual([
      ['newer@example.org', emailChanged],
      [ana.email, emailChanged],
    ]);
  });

  it('a second factor that is switched on, and off', async () => {
    const ana = await client();
    const app = await authenticator(product, ana);
    await call('account.secondFactor.confirm', { code: app.codeAt(Date.now() - 30_000) }, { as: ana });
    expect(await notices()).toEqual([[ana.email, 'Tu cuenta de Miraco tiene ahora un segundo paso']]);
    await clearOutbox(product);
    await call('account.secondFactor.disable', { current: ana.password, code: app.code() }, { as: ana });
    expect(await notices()).toEqual([[ana.email, 'Tu cuenta de Miraco ya no tiene segundo paso']]);
  });

  it('a second factor that an administrator has removed', async () => {
    const ana = await client();
    await withSecondFactor(product, ana);
    await call('admin.users.resetSecondFactor', { id: ana.id }, { as: await product.session(administrator) });
    expect(await notices()).toEqual([[ana.email, 'Se ha quitado el segundo paso de tu cuenta de Miraco']]);
  });
});

describe('no mail is sent about', () => {
  it('refused changes', async () => {
    const [ana, bea] = [await client(), await client()];
    await call('account.editProfile', { password: 'a-newer-password', current: 'wrong' }, { as: ana });
    await call('account.editProfile', { email: bea.email, current: ana.password }, { as: ana });
    await call('account.secondFactor.confirm', { code: '000000' }, { as: ana });
    await call('account.resetPassword', { id: ana.id, token: 'x'.repeat(43), password: 'a-newer-password' });
    expect(await notices()).toEqual([]);
  });

  it('other changes, including the same address in another case', async () => {
    const ana = await client();
    const same = { firstname: 'Eva', email: ana.email.toUpperCase() };
    expect((await call('account.editProfile', same, { as: ana })).status).toBe(200);
    await product.edit(ana, { phone: '1', email: ana.email, password: '' });
    expect(await notices()).toEqual([]);
  });
});

it('such a mail is in the language of its recipient, says what to do, and contains no secret', async () => {
  const ana = await client();
  await call('account.setLanguage', { language: 'en' }, { as: ana });
  const change = { email: 'newest@example.org', password: 'a-newer-password', current: ana.password };
  await call('account.editProfile', change, { as: ana });
  await services.mailer.settled();
  const mails = await mailsIn(product);
  expect(mails).toHaveLength(3);
  for (const { subject, text = '' } of mails) {
    expect(subject).toMatch(/^The (?:password|e-mail address) of your Miraco account has changed$/);
    expect(text).toContain('Hello Ana,');
    expect(text).toContain('If it was not you');
    expect(text).toContain('https://miraco.example/');
    for (const secret of [ana.password, change.password, ana.token, ana.id, ana.email, change.email])
      expect(text).not.toContain(secret);
  }
});
