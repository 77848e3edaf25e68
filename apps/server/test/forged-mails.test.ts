import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { type Person, startProduct, userForm } from './product.ts';
import { pass, stopClocks } from './stopped-clock.ts';

const mailServer = await startMailServer();
// Without PUBLIC_URL and with a trusted proxy: the settings in which a link is most likely to follow the request.
const product = await startProduct({ SMTP_URL: mailServer.url, TRUST_PROXY: '1' });
const { administrator, call, client, database, rest, services } = product;

const minute = 60_000;

afterEach(() => void vi.useRealTimers());

const evil = 'evil.example';
const forged = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-prefix': `//${evil}`,
  'x-original-host': evil,
  'x-original-url': `https://${evil}/`,
  forwarded: `host=${evil};proto=https`,
  origin: `https://${evil}`,
  referer: `https://${evil}/`,
};

const forgot = ({ email }: Pick<Person, 'email'>, headers: Record<string, string> = {}) =>
  rest('POST', '/forgot/sendmail', { body: { email }, headers });

/** Makes the product write every mail that it has, because of one user, and answers them. */
async function everyMail(user: Person, headers: Record<string, string> = {}) {
  const before = mailServer.mails.length;
  await forgot(user, headers);
  await call('account.myData.requestDeletion', { current: user.password }, { as: user, headers });
  await services.mailer.settled();
  await rest('DELETE', `/admin/user/remove/${user.id}`, { as: administrator, headers });
  await services.mailer.settled();
  // Mails are sent side by side.
  return mailServer.mails.slice(before).sort((a, b) => String(a.subject).localeCompare(String(b.subject)));
}

describe('every mail', () => {
  it('links to the product itself, regardless of the host that the request names', async () => {
    const mails = await everyMail(await client(), forged);
    expect(mails).toHaveLength(4);
    const links = mails.flatMap(({ text = '' }) => text.match(/\w+:\/\/[^\s/]+/g) ?? []);
    expect(links).toEqual(['http://localhost:3000', 'http://localhost:3000']);
    expect(JSON.stringify(mails)).not.toContain(evil);
  });

  it('has the headers of any other, even for a name with line breaks that was stored before they were refused', async () => {
    const usual = await everyMail(await client());
    const user = await client();
    const name = 'Ana\r\nBcc: evil@evil.example\r\nSubject: Forged\r\n\r\nForged';
    database.prepare('update users set firstname = ?, lastname = ? where id = ?').run(name, name, user.id);
    const mails = await everyMail(user);
    expect(mails).toHaveLength(usual.length);
    for (const [index, mail] of mails.entries()) {
      expect(mail.headers.map(({ key }) => key)).toEqual(usual[index]?.headers.map(({ key }) => key));
      expect(mail.subject).toBe(usual[index]?.subject);
      expect(mail.recipients).toHaveLength(1);
      expect([user.email, administrator.email]).toContain(mail.recipients[0]);
    }
  });
});

describe('a line break in a name', () => {
  const ways: Readonly<Record<string, (user: Person, change: Record<string, string>) => Promise<{ status: number }>>> =
    {
      'registering a user': (_, change) =>
        call('admin.users.register', { ...userForm('forger'), ...change }, { as: administrator }),
      'editing a user': ({ id }, change) => call('admin.users.edit', { id, ...change }, { as: administrator }),
      'editing oneself': (user, change) =>
        call('account.editProfile', { ...change, current: user.password }, { as: user }),
      'a file of clients': (_, change) => {
        const { access: _access, ...row } = { ...userForm('forger'), ...change };
        return call('admin.users.import', { rows: [row] }, { as: administrator });
      },
    };

  it.each(Object.keys(ways))('is refused in %s', async (way) => {
    const user = await client();
    const fields = ['firstname', 'lastname', 'address', 'phone', 'email'];
    // Users cannot change their own username.
    for (const field of way === 'editing oneself' ? fields : [...fields, 'username']) {
      for (const lineEnd of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
        const answer = await ways[way]?.(user, { [field]: `a@b.org${lineEnd}Bcc: c@evil.example` });
        expect(answer?.status, `${field} ${JSON.stringify(lineEnd)}`).toBe(400);
      }
    }
    expect(JSON.stringify(database.prepare('select * from users').all())).not.toContain('c@evil.example');
  });
});

describe('mails for a new password', () => {
  const mailsTo = ({ email }: Person) => mailServer.mails.filter(({ recipients }) => recipients.includes(email)).length;

  it('are three at most in any hour, however they lie in it', async () => {
    const begin = Date.parse('2036-01-01');
    stopClocks(begin);
    const ana = await client();
    const sent: number[] = [];
    for (const at of [0, 59, 59.5, 59.9, 60, 60.1, 90, 119, 119.6, 120.1]) {
      pass(begin + at * minute - Date.now());
      const before = mailsTo(ana);
      await forgot(ana);
      await services.mailer.settled();
      if (mailsTo(ana) > before) sent.push(at);
    }
    expect(sent).toEqual([0, 59, 59.5, 60, 119, 119.6, 120.1]);
  });

  it('are three where thirty are asked for at once', async () => {
    const ana = await client();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => forgot(ana, { 'x-forwarded-for': `203.0.113.${index}` })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await services.mailer.settled();
    expect(mailsTo(ana)).toBe(3);
  });
});
