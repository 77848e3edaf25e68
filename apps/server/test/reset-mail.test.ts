import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { linkIn } from './outbox.ts';
import { type Person, startProduct } from './product.ts';

const mailServer = await startMailServer();
const publicUrl = 'https://miraco.example';
const product = await startProduct({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Miraco <hola@miraco.example>',
  PUBLIC_URL: `${publicUrl}/`,
});
const { rest, services } = product;

const asked = 'Revise su email, se le ha enviado un enlace para crear una nueva contraseña';
const minute = 60 * 1000;

afterEach(() => void vi.useRealTimers());

/** Asks for a mail and waits until all mails have arrived. */
async function forgot(email: string, headers: Record<string, string> = {}) {
  const answer = await rest('POST', '/forgot/sendmail', { body: { email }, headers });
  await services.mailer.settled();
  return answer;
}

const mailsTo = ({ email }: Pick<Person, 'email'>) =>
  mailServer.mails.filter((mail) => mail.to?.[0]?.address === email);

describe('the mail', () => {
  it('goes to the address of the user, from the sender that is configured', async () => {
    const ana = await product.client();
    await forgot(ana.email.toUpperCase());
    const [mail] = mailsTo(ana);
    expect(mail?.recipients).toEqual([ana.email]);
    expect(mail?.from).toEqual({ address: 'hola@miraco.example', name: 'Miraco' });
    expect(mail?.text).toContain('Ana');
  });

  it('says that no person wrote it, so that no absence note answers (RFC 3834), like the test mail', async () => {
    await forgot(product.administrator.email);
    await product.call('admin.mail.test', undefined, { as: product.administrator });
    const headers = mailsTo(product.administrator).map((mail) => mail.headers);
    expect(headers).toHaveLength(2);
    for (const each of headers)
      expect(each).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('links to PUBLIC_URL, regardless of the host that the request names', async () => {
    const ana = await product.client();
    const evil = 'evil.example';
    await forgot(ana.email, {
      host: evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'http',
      forwarded: `host=${evil}`,
      origin: `https://${evil}`,
      referer: `https://${evil}/`,
    });
    const [mail] = mailsTo(ana);
    const { url, id, token } = linkIn(mail?.text);
    expect(url).toBe(`${publicUrl}/resetpassword/${ana.id}/${token}`);
    expect(id).toBe(ana.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(mail)).not.toContain(evil);
  });

  it("is in the recipient's language, Spanish unless they chose another", async () => {
    const [ana, bea] = [await product.client(), await product.client()];
    await product.call('account.setLanguage', { language: 'en' }, { as: bea });
    await forgot(ana.email, { 'accept-language': 'en' });
    await forgot(bea.email, { 'accept-language': 'es' });
    expect(mailsTo(ana)[0]?.subject).toBe('Tu nueva contraseña de Miraco');
    expect(mailsTo(bea)[0]?.subject).toBe('Your new password for Miraco');
    expect(mailsTo(bea)[0]?.text).toMatch(/^Hello Ana,/);
  });

  it('is sent three times an hour to one address, and the answer stays the same', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2032-01-01') });
    const ana = await product.client();
    const answers = [];
    for (const email of [ana.email, ana.email.toUpperCase(), ana.email, ana.email]) answers.push(await forgot(email));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(4).fill(200));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(mailsTo(ana)).toHaveLength(3);
    vi.advanceTimersByTime(60 * minute);
    await forgot(ana.email);
    expect(mailsTo(ana)).toHaveLength(4);
  });

  it('is not sent to a disabled user', async () => {
    const ana = await product.client();
    await product.edit(ana, { disabled: true });
    expect((await forgot(ana.email)).json()).toEqual({ message: asked });
    expect(mailsTo(ana)).toHaveLength(0);
  });
});

describe('the answer to a forgotten password', () => {
  it('does not reveal whether the address is known', async () => {
    const ana = await product.client();
    const before = mailServer.mails.length;
    const [known, unknown] = [await forgot(ana.email), await forgot('nobody@example.org')];
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ message: asked });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(mailServer.mails).toHaveLength(before + 1);
  });

  it.each(['REST', 'tRPC'])('is given before anything is done for a known address, over %s', async (protocol) => {
    const { email } = await product.client();
    const found = vi.spyOn(services.store.users, 'byEmail');
    if (protocol === 'REST') await rest('POST', '/forgot/sendmail', { body: { email } });
    else await product.call('account.forgotPassword', { email });
    expect(found).not.toHaveBeenCalled();
    await services.mailer.settled();
    expect(found).toHaveBeenCalledOnce();
    found.mockRestore();
  });
});
