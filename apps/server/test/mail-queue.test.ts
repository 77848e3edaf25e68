import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { UserId } from '@miraco/contract/fields';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { failOn } from './database.ts';
import { startMailServer } from './mail-server.ts';
import { linkIn } from './outbox.ts';
import { newMigratedData, startProduct, userForm } from './product.ts';
import { run } from './running-product.ts';

const mailServer = await startMailServer();
const product = await startProduct({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://miraco.example' });
const { administrator, call, database, rest, services, session } = product;
const { mailer } = services;

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

let now = Date.parse('2031-01-01T12:00:00Z');

beforeEach(() => {
  now += 30 * day;
  vi.useFakeTimers({ toFake: ['Date'], now });
  database.exec('delete from mails; delete from mail_plans');
});
afterEach(() => void vi.useRealTimers());

let invited = 0;

const invitee = () => {
  invited += 1;
  const { password: _, ...form } = userForm(`invited-${invited}`);
  return { ...form, invite: true };
};

const administering = async () => ({ as: await session(administrator) });

/** Invites somebody by mail. Returns once the call is answered. */
async function invite() {
  const form = invitee();
  const { data } = await call('admin.users.register', form, await administering());
  return { ...form, id: data.id as UserId };
}

/** Goes to a moment, and lets everything be sent that is due by then. */
async function goTo(moment: number) {
  vi.setSystemTime(moment);
  mailer.wake();
  await mailer.settled();
}

/** Timers follow the clock of the test as well. */
const goOnByItself = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now, shouldAdvanceTime: true });

/** The mail server is away for the length of the test. */
async function withoutServer() {
  await mailServer.close();
  let isBack = false;
  const comeBack = async () => {
    if (!isBack) await mailServer.reopen();
    isBack = true;
  };
  onTestFinished(comeBack);
  return comeBack;
}

/** The invitations that the mail server has accepted for an address. */
const mailsTo = ({ email }: { email: string }) =>
  mailServer.mails.filter(({ recipients, text }) => recipients.includes(email) && text?.includes('/invitation/'));

const queued = (): Record<string, unknown>[] => database.prepare('select * from mails order by id').all();

const status = async () => (await call('admin.mail.status', undefined, await administering())).data;

const retry = async (id: string) => (await call('admin.mail.retry', { id }, await administering())).status;

/** Writes of a kind fail until the test ends, or until the returned function is called. */
function failing(write: 'insert' | 'delete') {
  const repair = failOn(database, write, 'mails');
  onTestFinished(repair);
  return repair;
}

describe('a mail', () => {
  it('is in the queue when the call that causes it is answered, without the secret of its link', async () => {
    await withoutServer();
    const ana = await invite();
    expect(queued()).toMatchObject([{ user: ana.id, kind: 'invitation', data: '{"inviter":"Miraco Administrator"}' }]);
  });

  it('that cannot be stored is an error of the call that causes it', async () => {
    const repair = failing('insert');
    expect((await call('admin.users.register', invitee(), await administering())).status).toBe(500);
    repair();
    expect((await call('admin.users.register', invitee(), await administering())).status).toBe(200);
  });

  it('is composed when it is sent: in the language and for the address of that moment', async () => {
    const comeBack = await withoutServer();
    const ana = await invite();
    await mailer.settled();
    await product.edit(ana, { language: 'en', email: 'moved@example.org' });
    await comeBack();
    await goTo(now + minute);
    expect(mailsTo(ana)).toEqual([]);
    const [mail] = mailsTo({ email: 'moved@example.org' });
    expect(mail?.subject).toBe('Miraco Administrator invites you to Miraco');
    expect(linkIn(mail?.text).id).toBe(ana.id);
  });

  it('leaves the queue once the mail server has accepted it, which is once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, invite));
    await mailer.settled();
    await goTo(now + hour);
    expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1));
    expect(queued()).toEqual([]);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(mailServer.mails.length);
  });

  it('leaves the queue unsent if its recipient is removed or disabled before', async () => {
    const comeBack = await withoutServer();
    const [removed, disabled, forgetful] = [await invite(), await invite(), await product.client()];
    await mailer.send('reset', { data: { to: forgetful.email } });
    await rest('DELETE', `/admin/user/remove/${removed.id}`, { as: await session(administrator) });
    // The mail for a new password, and the one about the removal.
    expect(queued().map(({ user }) => user)).toEqual([disabled.id, null, null]);
    await rest('DELETE', `/admin/user/remove/${forgetful.id}`, { as: await session(administrator) });
    await product.edit(disabled, { disabled: true });
    await mailer.settled();
    await comeBack();
    await goTo(now + hour);
    const addresses = [removed, disabled, forgetful].map(({ email }) => email);
    const sent = mailServer.mails.filter(({ recipients: [to = ''] }) => addresses.includes(to));
    expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill('Tus datos de Miraco se han borrado'));
    expect(queued()).toEqual([]);
  });
});

describe('without the mail server', () => {
  it('a mail is tried again after 1, 5, 15 and 60 minutes, then every hour, and sent once the server is back', async () => {
    const comeBack = await withoutServer();
    const ana = await invite();
    await mailer.settled();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const [mail] = queued();
      expect(mail).toMatchObject({ attempts: attempt, failure: 'unreachable', given_up_at: null });
      waits.push((Number(mail?.due_at) - Date.now()) / minute);
      await goTo(Number(mail?.due_at) - 1);
      expect(queued()).toMatchObject([{ attempts: attempt }]);
      if (attempt === 6) await comeBack();
      await goTo(Number(mail?.due_at));
    }
    expect(waits).toEqual([1, 5, 15, 60, 60, 60]);
    expect(mailsTo(ana)).toHaveLength(1);
    expect(queued()).toEqual([]);
  });

  it('nothing is lost, and nobody has to ask for the next attempt', async () => {
    goOnByItself();
    const comeBack = await withoutServer();
    const people = await Promise.all(Array.from({ length: 10 }, invite));
    await mailer.settled();
    expect(await status()).toMatchObject({ hasServer: true, waiting: 10, givenUp: [] });
    await comeBack();
    await vi.advanceTimersByTimeAsync(minute);
    await mailer.settled();
    expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1));
    expect(await status()).toMatchObject({ waiting: 0, oldest: null });
  });

  it('a mail is given up after a day, with the reason, and has another day when it is sent again', async () => {
    const comeBack = await withoutServer();
    const ana = await invite();
    await mailer.settled();
    const begin = now;
    for (let [mail] = queued(); mail?.given_up_at === null; [mail] = queued()) await goTo(Number(mail.due_at));
    const { waiting, givenUp, givenUpInAll } = await status();
    expect([waiting, givenUpInAll]).toEqual([0, 1]);
    expect(givenUp).toMatchObject([{ kind: 'invitation', failure: 'unreachable', user: { id: ana.id } }]);
    expect(givenUp[0].reason).toContain('ECONNREFUSED');
    expect(givenUp[0].givenUpAt - begin).toBeGreaterThan(22 * hour);
    expect(givenUp[0].givenUpAt - begin).toBeLessThanOrEqual(day);

    expect(await retry(givenUp[0].id)).toBe(200);
    await mailer.settled();
    expect(await status()).toMatchObject({ waiting: 1, givenUpInAll: 0 });
    await comeBack();
    await goTo(Date.now() + minute);
    expect(mailsTo(ana)).toHaveLength(1);
  });
});

describe('a recipient that the mail server refuses', () => {
  const refuse = ({ email }: { email: string }, responseCode: number, message: string) => {
    mailServer.refusals.set(email, { responseCode, message });
    onTestFinished(() => mailServer.refusals.clear());
  };

  it('for good is given up at once, in the words of the server, and holds up nobody', async () => {
    const [unknown, known] = [invitee(), invitee()];
    refuse(unknown, 550, '5.1.1 No such mailbox here');
    for (const form of [unknown, known]) await call('admin.users.register', form, await administering());
    await mailer.settled();
    expect(mailsTo(known)).toHaveLength(1);
    const { waiting, givenUp } = await status();
    expect(waiting).toBe(0);
    expect(givenUp).toMatchObject([{ failure: 'recipient', reason: '550 5.1.1 No such mailbox here', givenUpAt: now }]);
    expect((await call('admin.mail.status', undefined, { as: await product.client() })).status).toBe(403);
  });

  it('gets an invitation once, as soon as its address is right', async () => {
    const form = invitee();
    refuse(form, 550, '5.1.1 No such mailbox here');
    const { data } = await call('admin.users.register', form, await administering());
    await mailer.settled();
    const [mail] = (await status()).givenUp;
    await product.edit(data, { email: 'right@example.org' });
    await mailer.settled();
    expect(mailsTo({ email: 'right@example.org' })).toHaveLength(1);
    expect(await status()).toMatchObject({ waiting: 0, givenUp: [] });
    expect(await retry(mail.id)).toBe(404);
  });

  it('for the moment is tried again', async () => {
    const form = invitee();
    refuse(form, 450, '4.2.1 Greylisted');
    await call('admin.users.register', form, await administering());
    await mailer.settled();
    expect(queued()).toMatchObject([{ attempts: 1, failure: 'recipient', given_up_at: null, due_at: now + minute }]);
    mailServer.refusals.clear();
    await goTo(now + minute);
    expect(mailsTo(form)).toHaveLength(1);
  });
});

it('a mail that cannot be removed after its acceptance is not sent again, and the others follow when it can', async () => {
  goOnByItself();
  const repair = failing('delete');
  const people = await Promise.all(Array.from({ length: 6 }, invite));
  await mailer.settled();
  await vi.advanceTimersByTimeAsync(10 * minute);
  await mailer.settled();
  expect(queued()).toHaveLength(6);
  repair();
  await vi.advanceTimersByTimeAsync(minute);
  await mailer.settled();
  expect(queued()).toEqual([]);
  expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1));
});

it('a process that is killed while a mail is under way sends it after it has begun again', {
  timeout: 60_000,
}, async () => {
  vi.useRealTimers();
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const password = 'administrator-7f3k';
  const environment = { ...(await newMigratedData()).environment, ADMIN_PASSWORD: password };
  const { port } = silent.address() as AddressInfo;
  const first = await run({ ...environment, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const signedIn = await first.post('/api/login/in', { username: 'admin', password });
  const { token } = (await signedIn.json()) as { token: string };
  const form = invitee();
  const connected = once(silent, 'connection');
  expect((await first.post('/api/admin/user/register', form, token)).status).toBe(200);
  await connected;
  await first.stop('SIGKILL');

  await run({ ...environment, SMTP_URL: mailServer.url });
  await vi.waitFor(() => expect(mailsTo(form)).toHaveLength(1), 10_000);
});
