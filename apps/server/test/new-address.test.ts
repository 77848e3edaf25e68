import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { linkIn } from './outbox.ts';
import { type Person, startProduct, userForm } from './product.ts';

const mailServer = await startMailServer();
const product = await startProduct({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://miraco.example' });
const { administrator, call, client, database, edit, secondAdministrator, services, session, user } = product;

const minute = 60_000;
const hour = 60 * minute;

afterEach(() => void vi.useRealTimers());

let addresses = 0;
const newEmail = () => `newer-${++addresses}@example.net`;

async function mailsTo(email: string) {
  await services.mailer.settled();
  return mailServer.mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email.toLowerCase());
}

async function linkTo(email: string) {
  const { id, token } = linkIn((await mailsTo(email)).at(-1)?.text);
  return { id, token };
}

const me = async (as: Pick<Person, 'token'>) => (await call('account.me', undefined, { as })).data;

const ask = (person: Person, email: string) =>
  call('account.editProfile', { email, current: person.password }, { as: person });

const confirm = (link: object) => call('account.newAddress.confirm', link);

const spent = { code: 'newAddressFailed', key: 'newAddress.failed' };

describe('a new address of their own', () => {
  it('counts once its link was used, and the earlier one is told of the request and of the change', async () => {
    const [ana, email] = [await client(), newEmail()];
    expect((await ask(ana, email)).status).toBe(200);
    expect(await me(ana)).toMatchObject({ email: ana.email, pendingEmail: email });
    expect(await user(ana.id)).toMatchObject({ email: ana.email, pendingEmail: email });
    const [asked, ...others] = await mailsTo(ana.email);
    expect([asked?.subject, others]).toEqual(['Se ha pedido otro correo para tu cuenta de Miraco', []]);
    expect(asked?.text).not.toContain(email);
    const link = await linkTo(email);
    expect((await mailsTo(email))[0]?.text).toContain(`https://miraco.example/newaddress/${ana.id}/${link.token}`);
    // A mail scanner opens the page.
    expect((await product.request('GET', `/newaddress/${ana.id}/${link.token}`)).statusCode).toBe(200);
    expect(await me(ana)).toMatchObject({ email: ana.email, pendingEmail: email });

    expect((await confirm(link)).status).toBe(200);
    expect(await me(ana)).toMatchObject({ email, pendingEmail: null });
    const subjects = (await mailsTo(ana.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([asked?.subject, 'El correo de tu cuenta de Miraco ha cambiado']);
    expect((await confirm(link)).error).toMatchObject(spent);
  });

  it('is stored as the hash of its link', async () => {
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const { token } = await linkTo(email);
    const rows = JSON.stringify(database.prepare('select * from password_links where user = ?').all(ana.id));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows).toContain('address');
    expect(rows).not.toContain(token);
  });

  it('gets no password for the account before, and signs nobody in', async () => {
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const link = await linkTo(email);
    await call('account.forgotPassword', { email });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await call('account.resetPassword', { ...link, password: 'a-newer-password' })).status).toBe(400);
    expect((await call('account.invitation.accept', { ...link, password: 'a-newer-password' })).status).toBe(404);
    const entering = await call('account.signIn', { username: email, password: ana.password });
    expect(entering.error?.code).toBe('credentials');
  });

  it('expires after a day, and can be sent again, which voids the earlier link', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-03-01T12:00:00Z') });
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const first = await linkTo(email);
    vi.setSystemTime(Date.now() + 24 * hour);
    expect((await confirm(first)).error).toMatchObject(spent);
    const as = await session(ana);
    expect((await call('account.newAddress.sendAgain', undefined, { as })).status).toBe(200);
    const second = await linkTo(email);
    expect((await confirm(first)).error).toMatchObject(spent);
    vi.setSystemTime(Date.now() + 24 * hour - minute);
    expect((await confirm(second)).status).toBe(200);
  });

  it.each<[string, (ana: Person) => Promise<unknown>]>([
    ['taken back', (ana) => call('account.newAddress.cancel', undefined, { as: ana })],
    ['replaced by the team', (ana) => edit(ana, { email: newEmail() })],
    ['followed by a new password', (ana) => edit(ana, { password: 'a-newer-password' })],
    ['of somebody who was disabled', (ana) => edit(ana, { disabled: true })],
  ])('that is %s does not wait any more, and its link is void', async (_, change) => {
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const link = await linkTo(email);
    await change(ana);
    expect(await user(ana.id)).toMatchObject({ pendingEmail: null });
    expect((await confirm(link)).error).toMatchObject(spent);
    expect((await user(ana.id)).email).not.toBe(email);
  });

  it('is void once its owner chooses another password with a mail to the earlier one', async () => {
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const link = await linkTo(email);
    await call('account.forgotPassword', { email: ana.email });
    const reset = await linkTo(ana.email);
    expect((await call('account.resetPassword', { ...reset, password: 'a-newer-password' })).status).toBe(200);
    expect((await confirm(link)).error).toMatchObject(spent);
    expect(await user(ana.id)).toMatchObject({ email: ana.email, pendingEmail: null });
  });

  it('of somebody who was removed is confirmed by nobody', async () => {
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const link = await linkTo(email);
    await product.rest('DELETE', `/admin/user/remove/${ana.id}`, { as: await session(administrator) });
    expect((await confirm(link)).error).toMatchObject(spent);
  });

  it('waits together with a new password that is set in the same moment', async () => {
    const [ana, email] = [await client(), newEmail()];
    const both = { email, password: 'grulla-tejado-47', current: ana.password };
    await call('account.editProfile', both, { as: ana });
    expect((await confirm(await linkTo(email))).status).toBe(200);
    expect((await user(ana.id)).email).toBe(email);
  });

  it('waits for administrators too, over REST and in the form of users', async () => {
    const [boss, email] = [await secondAdministrator(), newEmail()];
    const answer = await edit(boss, { email, current: boss.password }, boss);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'user.updated' }]);
    expect(await user(boss.id)).toMatchObject({ email: boss.email, pendingEmail: email });
    await confirm(await linkTo(email));
    expect(await user(boss.id)).toMatchObject({ email, pendingEmail: null });
  });

  it('is one in another case at once: it is the same mailbox', async () => {
    const ana = await client();
    await call('account.editProfile', { email: ana.email.toUpperCase() }, { as: ana });
    expect(await me(ana)).toMatchObject({ email: ana.email.toUpperCase(), pendingEmail: null });
  });

  it('is sent again five times an hour, and only while it waits', async () => {
    const ana = await client();
    const again = () => call('account.newAddress.sendAgain', undefined, { as: ana });
    expect((await again()).error?.code).toBe('notFound');
    await ask(ana, newEmail());
    for (let time = 0; time < 4; time += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
  });
});

describe('an address that somebody else has', () => {
  it('gets the usual answer and no link, and its owner a mail that does not name who tried', async () => {
    const [ana, bea] = [await client(), await client({ firstname: 'Bea' })];
    const answers = [await ask(ana, newEmail()), await ask(ana, bea.email.toUpperCase())];
    expect(answers[1]).toEqual(answers[0]);
    expect(await me(ana)).toMatchObject({ email: ana.email, pendingEmail: bea.email.toUpperCase() });
    const [mail, ...others] = await mailsTo(bea.email.toUpperCase());
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ya tienes una cuenta de Miraco con este correo');
    expect(mail?.text).toContain('Hola, Bea:');
    expect(mail?.text).toContain(bea.username);
    for (const secret of [ana.id, ana.username, ana.email, '/newaddress/']) expect(mail?.text).not.toContain(secret);
    expect(await user(bea.id)).toMatchObject({ email: bea.email });
  });

  it('by the time of the confirmation is refused in words', async () => {
    const [ana, email] = [await client(), newEmail()];
    await ask(ana, email);
    const link = await linkTo(email);
    await client({ email });
    expect(await confirm(link)).toMatchObject({ status: 409, error: { code: 'emailTaken' } });
    expect(await me(ana)).toMatchObject({ email: ana.email });
  });
});

describe('an address that the team sets', () => {
  it('counts at once, is told at both, and voids the links of the earlier one', async () => {
    const [ana, email] = [await client(), newEmail()];
    await call('account.forgotPassword', { email: ana.email });
    const reset = await linkTo(ana.email);
    await edit(ana, { email });
    expect(await user(ana.id)).toMatchObject({ email, pendingEmail: null });
    for (const to of [ana.email, email])
      expect((await mailsTo(to)).at(-1)?.subject).toBe('El correo de tu cuenta de Miraco ha cambiado');
    expect((await call('account.resetPassword', { ...reset, password: 'a-newer-password' })).status).toBe(400);
  });

  it('moves an open invitation: the link of the earlier one is void, and nothing is told there', async () => {
    const { password: _, ...form } = userForm('to-be-moved');
    const as = await session(administrator);
    const { data } = await call('admin.users.register', { ...form, invite: true }, { as });
    const [first, email] = [await linkTo(form.email), newEmail()];
    expect((await call('account.invitation.open', first)).status).toBe(200);
    await edit({ id: data.id }, { email });
    expect(await mailsTo(form.email)).toHaveLength(1);
    expect((await call('account.invitation.open', first)).error?.code).toBe('invitationUnknown');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Miraco Administrator te invita a Miraco']);
    expect((await call('account.invitation.open', await linkTo(email))).data.username).toBe(form.username);
  });

  it('sends no invitation to somebody who had none', async () => {
    const [ana, email] = [await client(), newEmail()];
    await edit(ana, { email });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'El correo de tu cuenta de Miraco ha cambiado',
    ]);
  });
});

describe('without a mail server', async () => {
  const without = await startProduct();

  it('the password of its owner is enough, and a taken one is refused', async () => {
    const [ana, bea] = [await without.client(), await without.client()];
    const change = (email: string) =>
      without.call('account.editProfile', { email, current: ana.password }, { as: ana });
    expect((await change(bea.email)).error?.code).toBe('emailTaken');
    const email = newEmail();
    expect((await change(email)).status).toBe(200);
    expect((await without.call('account.me', undefined, { as: ana })).data).toMatchObject({
      email,
      pendingEmail: null,
    });
  });
});
