import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkIn, mailsIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { database, rest, services } = product;

const notChanged = 'Ha habido un error al intentar enviar los datos, vuelva a intentarlo más tarde';

afterEach(() => void vi.useRealTimers());

/** The link in the latest mail to a user. */
async function newLink({ email }: Person) {
  await rest('POST', '/forgot/sendmail', { body: { email } });
  await services.mailer.settled();
  const mail = (await mailsIn(product)).findLast(({ to }) => to?.[0]?.address === email);
  return linkIn(mail?.text);
}

const reset = ({ id, token }: { id: string; token: string }, password = 'a-newer-password') =>
  rest('PUT', `/forgot/resetpassword?id=${id}&token=${token}`, { body: { password } });

async function expectRefused(answer: ReturnType<typeof reset>) {
  const { statusCode, body } = await answer;
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toEqual({ message: notChanged, issues: [] });
}

describe('a link', () => {
  it('sets the password, once', async () => {
    const ana = await product.client();
    const link = await newLink(ana);
    const answer = await reset(link);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Contraseña cambiada con éxito' });
    expect(await product.signIn(ana.username, 'a-newer-password')).toBeTruthy();
    await expectRefused(reset(link, 'a-third-password'));
    expect(await product.signIn(ana.username, 'a-newer-password')).toBeTruthy();
  });

  it('is kept as a SHA-256 only', async () => {
    const ana = await product.client();
    const { token } = await newLink(ana);
    const stored = database.prepare('select * from password_links where user = ?').all(ana.id);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('lives for 60 minutes and not a second longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2033-01-01') });
    const [ana, bea, cai] = [await product.client(), await product.client(), await product.client()];
    const links = [await newLink(ana), await newLink(bea), await newLink(cai)] as const;
    vi.setSystemTime(new Date('2033-01-01T00:59:59Z'));
    expect((await reset(links[0])).statusCode).toBe(200);
    vi.setSystemTime(new Date('2033-01-01T01:00:00Z'));
    await expectRefused(reset(links[1]));
    vi.setSystemTime(new Date('2033-01-01T01:00:01Z'));
    await expectRefused(reset(links[2]));
  });

  it('is refused when it is altered, or names another user', async () => {
    const [ana, bea] = [await product.client(), await product.client()];
    const link = await newLink(ana);
    const altered = (link.token.startsWith('A') ? 'B' : 'A') + link.token.slice(1);
    await expectRefused(reset({ ...link, token: altered }));
    await expectRefused(reset({ ...link, id: bea.id }));
    await expectRefused(reset({ ...link, id: 'nobody-has-this-id' }));
    expect((await reset({ ...link, token: `${link.token}A` })).json()).toMatchObject({
      message: notChanged,
      issues: [{ path: 'token' }],
    });
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('is voided by a newer one', async () => {
    const ana = await product.client();
    const [older, newer] = [await newLink(ana), await newLink(ana)];
    await expectRefused(reset(older));
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it.each([
    ['password', { password: 'chosen-by-the-coach' }],
    ['address', { email: 'elsewhere@example.org' }],
    ['state, by being disabled', { disabled: true }],
  ])('is voided by a change of the user’s %s, and by no other', async (_what, change) => {
    const [ana, bea] = [await product.client(), await product.client()];
    const [voided, kept] = [await newLink(ana), await newLink(bea)];
    await product.edit(ana, change);
    await product.edit(bea, { firstname: 'Beatriz', email: bea.email, password: '' });
    await expectRefused(reset(voided));
    expect((await reset(kept)).statusCode).toBe(200);
  });

  it('used fifty times at once works once', async () => {
    const ana = await product.client();
    const link = await newLink(ana);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(link, `parallel-${index}`)));
    const [winner, ...others] = answers.flatMap((answer, index) => (answer.statusCode === 200 ? [index] : []));
    expect(others).toEqual([]);
    expect(await product.signIn(ana.username, `parallel-${winner}`)).toBeTruthy();
  });

  it('is still good after a password that was too short', async () => {
    const ana = await product.client();
    const link = await newLink(ana);
    const answer = await reset(link, '12345');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: notChanged,
      issues: [{ path: 'password', message: 'validation.passwordTooShort' }],
    });
    expect((await reset(link, 'k7#pQz')).statusCode).toBe(200);
  });

  it('ends every session of the user, and none of another', async () => {
    const [ana, bea] = [await product.client(), await product.client()];
    const sessions = [ana, await product.session(ana)];
    await reset(await newLink(ana));
    for (const as of sessions) expect((await product.call('account.me', undefined, { as })).status).toBe(401);
    expect((await product.call('account.me', undefined, { as: bea })).status).toBe(200);
  });

  it('leaves sessions and password alone until it is used', async () => {
    const ana = await product.client();
    await newLink(ana);
    expect((await product.call('account.me', undefined, { as: ana })).status).toBe(200);
    expect(await product.signIn(ana.username, ana.password)).toBeTruthy();
  });
});
