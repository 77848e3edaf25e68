import { maximumSummaryBytes } from '@miraco/contract/summaries';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { pdfOf, smallPdf } from './pdfs.ts';
import { coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const mailServer = await startMailServer();
const product = await startProduct({ SMTP_URL: mailServer.url });
const { administrator, call, client: addClient, database, request, services } = product;
const { coach, accompany } = await coachOf(product);
await product.edit(coach, { firstname: 'Ana', lastname: 'Ruiz' });
const { coach: another } = await coachOf(product);

const hour = 60 * 60 * 1000;

let client: Person;
beforeEach(async () => {
  client = await addClient({ firstname: 'Vera' });
  await accompany(client);
});
afterEach(() => void vi.useRealTimers());

const send = (as: Person | undefined = coach, pdf: Buffer | string = smallPdf, id: string = client.id) =>
  call('admin.summaries.send', { id, pdf: typeof pdf === 'string' ? pdf : pdf.toString('base64') }, { as });
const downloaded = (as: Person | undefined = coach, id: string = client.id) =>
  call('admin.summaries.downloaded', { id }, { as });
const queued = () => Number(database.prepare('select count(*) as n from mails where user = ?').get(client.id)?.n);
const logged = async () =>
  (await call('admin.activity', { id: client.id }, { as: administrator })).data
    .filter(({ kind }: { kind: string }) => kind.startsWith('summary'))
    .map(({ kind, actor }: { kind: string; actor: { id: string } }) => [kind, actor.id]);
const received = async () => {
  await services.mailer.settled();
  return mailServer.mails.filter(({ recipients }) => recipients.includes(client.email));
};

describe('a summary', () => {
  it('reaches the client’s address with the bytes that were sent, and is kept nowhere', async () => {
    const bytes = pdfOf(Buffer.from(Array.from({ length: 4096 }, (_, place) => (place * 7) % 256)));
    expect(await send(coach, bytes)).toMatchObject({ status: 200, data: {} });
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipients: [client.email], subject: 'Ana Ruiz ha preparado algo para ti en Miraco' });
    expect(mail?.text).toContain('Hola, Vera:');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'resumen.pdf', mimeType: 'application/pdf', disposition: 'attachment' });
    expect(Buffer.from(file?.content as ArrayBuffer)).toEqual(bytes);
    expect(queued()).toBe(0);
  });

  it('comes with words in the language of the client', async () => {
    await product.edit(client, { language: 'en' });
    await send();
    const [mail] = await received();
    expect(mail?.subject).toBe('Ana Ruiz has put something together for you in Miraco');
    expect(mail?.attachments[0]?.filename).toBe('summary.pdf');
  });

  it('of two megabytes is sent, one of a byte more is not', async () => {
    const frame = pdfOf('').length;
    expect((await send(coach, pdfOf(Buffer.alloc(maximumSummaryBytes - frame)))).status).toBe(200);
    expect(await received()).toHaveLength(1);
    const { error } = await send(coach, pdfOf(Buffer.alloc(maximumSummaryBytes + 1 - frame)));
    expect(error).toMatchObject({ code: 'invalid' });
    expect(await logged()).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['another file', Buffer.from('GIF89a')],
    ['a page', Buffer.from('<script>%PDF-1.7 %%EOF')],
    ['half a PDF', smallPdf.subarray(0, 12)],
    ['something after its end', Buffer.concat([smallPdf, Buffer.from('PK')])],
    ['no base64', `${smallPdf.toString('base64')}!`],
    ['base64 with breaks', smallPdf.toString('base64').replace('V', '\nV')],
  ])('that is %s is refused', async (_, pdf) => {
    expect((await send(coach, pdf)).error).toMatchObject({ code: 'invalid' });
    expect([queued(), await logged()]).toEqual([0, []]);
  });

  it('waits in the queue for the mail server, and goes with the client', async () => {
    await mailServer.close();
    await send();
    await services.mailer.settled();
    expect(queued()).toBe(1);
    await call('admin.users.remove', { id: client.id }, { as: administrator });
    expect(queued()).toBe(0);
    await mailServer.reopen();
  });

  it('is mailed five times in a day to a client, whoever sends it; a sixth waits for the first to be a day old', async () => {
    const now = Date.parse('2031-03-01T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const [ana, root] = [await product.session(coach), await product.session(administrator)];
    const sendAt = (hours: number, as: Pick<Person, 'token'>) => {
      vi.setSystemTime(now + hours * hour);
      return call('admin.summaries.send', { id: client.id, pdf: smallPdf.toString('base64') }, { as });
    };
    for (const hours of [0, 0.25, 0.5, 0.75]) expect((await sendAt(hours, ana)).status).toBe(200);
    expect((await sendAt(1, root)).status).toBe(200);
    const { error } = await sendAt(1.5, ana);
    expect(error).toMatchObject({ code: 'summaryTooOften', httpStatus: 429, retryAfterSeconds: 22.5 * 3600 });
    const others = await addClient();
    await accompany(others);
    vi.useRealTimers();
    expect((await send(coach, smallPdf, others.id)).status).toBe(200);
  });
});

describe('who may', () => {
  it('the client’s coach and administrators, and the log says who sent or downloaded it', async () => {
    expect((await send(coach)).status).toBe(200);
    expect((await send(administrator)).status).toBe(200);
    expect((await downloaded(coach)).status).toBe(200);
    expect(await logged()).toEqual([
      ['summaryDownloaded', coach.id],
      ['summarySent', administrator.id],
      ['summarySent', coach.id],
    ]);
  });

  it('another coach gets the answer about an unknown id, to the letter', async () => {
    for (const ask of [send(another), downloaded(another)])
      expect((await ask).error).toMatchObject({ code: 'notFound' });
    expect((await send(another)).error).toEqual((await send(another, smallPdf, 'nobody-known')).error);
    expect((await downloaded(another)).error).toEqual((await downloaded(another, 'nobody-known')).error);
    expect([await logged(), await received()]).toEqual([[], []]);
  });

  it.each([
    ['the client', () => client, 'forbidden'],
    ['somebody without a session', () => undefined, 'signedOut'],
  ] satisfies [string, () => Person | undefined, string][])('%s does not', async (_, who, code) => {
    const ask = { id: client.id };
    const pdf = smallPdf.toString('base64');
    expect((await call('admin.summaries.send', { ...ask, pdf }, { as: who() })).error?.code).toBe(code);
    expect((await call('admin.summaries.downloaded', ask, { as: who() })).error?.code).toBe(code);
    expect(await received()).toEqual([]);
  });

  it('nobody about somebody on the team', async () => {
    for (const { id } of [coach, administrator]) {
      expect((await send(administrator, smallPdf, id)).error?.code).toBe('notFound');
      expect((await downloaded(administrator, id)).error?.code).toBe('notFound');
    }
  });
});

describe('the size of a call', () => {
  const post = (path: string, bytes: number) =>
    request('POST', path, {
      as: coach,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: client.id, pdf: 'A'.repeat(bytes) }),
    });

  it('is larger for this procedure by itself alone', async () => {
    const twice = 2 * 1024 * 1024;
    expect((await post('/trpc/admin.summaries.send', twice)).statusCode).toBe(400);
    expect((await post('/trpc/admin.summaries.send', 2 * twice)).statusCode).toBe(413);
    for (const path of [
      'admin.summaries.downloaded',
      'admin.summaries.send,account.me?batch=1',
      'account.me,admin.summaries.send?batch=1',
    ])
      expect((await post(`/trpc/${path}`, twice)).statusCode, path).toBe(413);
  });
});

it('is not mailed without a mail server', async () => {
  const unmailed = await startProduct();
  const vera = await unmailed.client();
  const { error } = await unmailed.call(
    'admin.summaries.send',
    { id: vera.id, pdf: smallPdf.toString('base64') },
    { as: unmailed.administrator },
  );
  expect(error).toMatchObject({ code: 'noMailServer', httpStatus: 409 });
  expect(unmailed.database.prepare("select * from mails where kind = 'summary'").all()).toEqual([]);
});
