import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mailsIn } from './outbox.ts';
import { startProduct, userForm } from './product.ts';

const product = await startProduct({ BRAND_NAME: 'Virtud, S.L.' });
const blocked = await startProduct();
const unreachable = await startProduct({ SMTP_URL: 'smtp://127.0.0.1:1' });

// Tests may run as root, who may write to any folder. A file in the place of the folder stops root, too.
await writeFile(join(blocked.dataDir, 'outbox'), '');

const failed =
  'Ha habido un error al intentar enviar los datos, comprueba el correo introducido o vuelva a intentarlo más tarde';

const forgot = (email: unknown, at = product, from = '127.0.0.1') =>
  at.rest('POST', '/forgot/sendmail', { body: { email }, from });

describe('without a mail server', () => {
  it('a mail is a file in the outbox that only its owner may read', async () => {
    const ana = await product.client();
    await forgot(ana.email);
    await product.services.mailer.settled();
    const [mail, ...others] = await mailsIn(product);
    expect(others).toEqual([]);
    expect(mail?.from).toEqual({ address: 'no-reply@localhost.localdomain', name: 'Virtud, S.L.' });
    expect(mail?.to).toEqual([{ address: ana.email, name: '' }]);
    expect(mail?.text).toContain(`http://localhost:3000/resetpassword/${ana.id}/`);
    const outbox = join(product.dataDir, 'outbox');
    const [file = ''] = await readdir(outbox);
    expect(file).toMatch(/\.eml$/);
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
  });
});

describe('the documented failure', () => {
  it.each([
    '',
    'not-an-address',
    'a@b',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    null,
    7,
    ['a@b.org'],
  ])('answers the malformed address %j', async (email) => {
    const answer = await forgot(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: failed, issues: [{ path: 'email' }] });
  });

  it.each([
    ['an outbox that cannot be written to', blocked],
    ['a mail server that is not there', unreachable],
  ])('answers %s, whether the address is known or not', async (_case, at) => {
    const ana = await at.client();
    for (const email of [ana.email, 'nobody@example.org']) {
      const answer = await forgot(email, at);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ message: failed });
    }
    expect(at.database.prepare('select count(*) as links from password_links').get()?.links).toBe(0);
  });

  it('answers the hundred-and-first request of one address in ten minutes, with Retry-After', async () => {
    const from = '198.51.100.1';
    const answers = [];
    for (let asked = 0; asked < 101; asked += 1) answers.push(await forgot('nobody@example.org', product, from));
    expect(answers.slice(0, 100).every((answer) => answer.statusCode === 200)).toBe(true);
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(last?.json()).toEqual({ message: failed });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('guessing links', () => {
  it('ends after a hundred failures from one address', async () => {
    const from = '198.51.100.2';
    const guess = () =>
      product.rest('PUT', `/forgot/resetpassword?id=anybody&token=${'A'.repeat(43)}`, {
        body: { password: 'a-new-password' },
        from,
      });
    const answers = await Promise.all(Array.from({ length: 100 }, guess));
    expect(answers.every((answer) => answer.statusCode === 400)).toBe(true);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

describe('a name that would forge a header', () => {
  it.each(['firstname', 'lastname', 'username', 'address', 'phone', 'email'])('is refused as %s', async (field) => {
    for (const lineEnd of ['\r\n', '\n', '\r', '\u2028']) {
      const form = { ...userForm('forger'), [field]: `a@b.org${lineEnd}Bcc: c@example.org` };
      const answer = await product.rest('POST', '/admin/user/register', { as: product.administrator, body: form });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues[0].path).toBe(field);
    }
  });
});
