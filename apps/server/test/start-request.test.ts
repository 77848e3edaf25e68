import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { allFours, startProduct } from './product.ts';
import { pass, stopClocks } from './stopped-clock.ts';

const mailServer = await startMailServer();
const product = await startProduct({ SMTP_URL: mailServer.url });
const { administrator, call, database, services } = product;

const contact = { name: 'Nuria Sáez', mail: 'hola@consulta.example', phone: '', picture: null };
const set = (settings: object) => call('admin.settings.set', settings, { as: administrator });

let visitors = 0;
const request = (changes: object = {}) => {
  visitors += 1;
  return { name: 'Vera Visita', email: `visitor-${visitors}@example.org`, consent: true, ...changes };
};
const ask = (input: object, from = `203.0.113.${visitors % 250}`) => call('account.requestStart', input, { from });

async function mailsAfter(asking: Promise<unknown>) {
  const before = mailServer.mails.length;
  await asking;
  await services.mailer.settled();
  return mailServer.mails.slice(before);
}

beforeEach(() => set({ practice: { name: 'Consulta Sureste', contact }, signUp: { way: 'form' } }));
afterEach(() => void vi.useRealTimers());

describe('a request to start', () => {
  it('is a mail to the contact of the practice, to be answered with one press, and is kept nowhere', async () => {
    const input = request({ phone: '600 000 000', message: 'Buenas tardes.\n¿Hay sitio?' });
    const mails = await mailsAfter(ask(input));
    expect(mails.map(({ recipients }) => recipients)).toEqual([[contact.mail]]);
    expect(mails[0]?.subject).toBe('Vera Visita quiere empezar en Consulta Sureste');
    expect(mails[0]?.replyTo).toEqual([{ name: 'Vera Visita', address: input.email }]);
    for (const part of [input.email, '600 000 000', '¿Hay sitio?']) expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).not.toContain('test de bienestar');
    expect(database.prepare('select count(*) as left from mails').get()).toEqual({ left: 0 });
  });

  it('carries the levels of the test where the visitor wants it, and no answer', async () => {
    const [mail] = await mailsAfter(ask(request({ responses: [...Array(15).fill(1), ...Array(5).fill(4)] })));
    expect(mail?.text).toContain('resultado de su test de bienestar: Reto');
    expect(mail?.text).toContain('Salud: Crisis');
    expect(mail?.text).toContain('Esfuerzo: Wow');
  });

  it('goes to every administrator while the practice has no address', async () => {
    const second = await product.secondAdministrator();
    await product.edit(await product.secondAdministrator(), { disabled: true });
    await set({ practice: { name: '', contact: { ...contact, mail: '', phone: '600 000 000' } } });
    const mails = await mailsAfter(ask(request()));
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([administrator.email, second.email].sort());
  });

  it('by a program, which fills in the hidden field, gets the same answer and no mail', async () => {
    let person: unknown;
    await mailsAfter(
      ask(request()).then((answer) => {
        person = answer;
      }),
    );
    let program: unknown;
    const mails = await mailsAfter(
      ask(request({ website: 'https://spam.example' })).then((answer) => {
        program = answer;
      }),
    );
    expect(program).toEqual(person);
    expect(mails).toEqual([]);
  });

  it.each(['contact', 'none'])('is refused while the practice offers %s', async (way) => {
    await set({ signUp: { way } });
    expect((await ask(request())).error).toMatchObject({ code: 'startClosed', key: 'start.closed' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Ana\r\nBcc: evil@evil.example' }],
    ['name', { name: 'x'.repeat(101) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b.example, evil@evil.example' }],
    ['email', { email: 'a@b.example\r\nBcc: evil@evil.example' }],
    ['phone', { phone: 'x'.repeat(41) }],
    ['message', { message: 'x'.repeat(1001) }],
    ['consent', { consent: false }],
    ['consent', { consent: undefined }],
    ['responses', { responses: allFours.slice(1) }],
  ])('names the field at fault, %s, for %j', async (field, changes) => {
    const mails = await mailsAfter(
      ask(request(changes)).then(({ error }) => expect(error?.issues?.[0]?.path).toBe(field)),
    );
    expect(mails).toEqual([]);
  });

  it('cannot forge a header, nor use the words of other mails', async () => {
    const usual = await mailsAfter(ask(request()));
    const odd = { name: '"Vera" <evil@evil.example>', message: '$t(mail.test.text) {{brand}}\nBcc: evil@evil.example' };
    const [mail] = await mailsAfter(ask(request(odd)));
    expect(mail?.headers.map(({ key }) => key)).toEqual(usual[0]?.headers.map(({ key }) => key));
    expect(mail?.recipients).toEqual([contact.mail]);
    expect(mail?.replyTo).toEqual([{ name: odd.name, address: `visitor-${visitors}@example.org` }]);
    expect(mail?.text).toContain(odd.message);
  });

  it('is taken twenty times an hour from one address, and three times a day for one e-mail address', async () => {
    stopClocks(new Date('2033-01-01'));
    const statuses = async (times: number, input: () => object, from: (time: number) => string) => {
      const seen = [];
      for (let time = 0; time < times; time += 1) seen.push((await ask(input(), from(time))).status);
      return seen;
    };
    const fromOne = await statuses(21, request, () => '198.51.100.7');
    expect(fromOne).toEqual([...Array(20).fill(200), 429]);
    const same = request();
    const ofOne = await statuses(
      4,
      () => same,
      (time) => `198.51.101.${time}`,
    );
    expect(ofOne).toEqual([200, 200, 200, 429]);
    pass(60 * 60 * 1000);
    expect((await ask(request(), '198.51.100.7')).status).toBe(200);
  });
});
