import type { UserId } from '@miraco/contract/fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { linkIn } from './outbox.ts';
import { coachOf } from './people.ts';
import { startProduct, userForm } from './product.ts';

const mailServer = await startMailServer();
const publicUrl = 'https://miraco.example';
const product = await startProduct({ SMTP_URL: mailServer.url, PUBLIC_URL: publicUrl });
const withoutMail = await startProduct();
const { administrator, call, rest, services, session } = product;

const day = 24 * 60 * 60 * 1000;
const password = 'chosen-by-myself';

afterEach(() => void vi.useRealTimers());

let invited = 0;

/** The form of somebody who is to choose their password. */
function invitee(details: object = {}) {
  invited += 1;
  const { password: _, ...form } = userForm(`invited-${invited}`);
  return { ...form, ...details, invite: true };
}

async function invite(details: object = {}, by = administrator) {
  const form = invitee(details);
  const { data } = await call('admin.users.register', form, { as: await session(by) });
  await services.mailer.settled();
  return { ...form, id: data.id as UserId };
}

const mailsTo = (email: string) => mailServer.mails.filter((mail) => mail.to?.[0]?.address === email);
const linkTo = ({ email }: { email: string }) => {
  const { id, token } = linkIn(mailsTo(email).at(-1)?.text);
  return { id, token };
};

const open = (link: object) => call('account.invitation.open', link);
const touch = (link: object) => call('account.invitation.touched', link);
const accept = (link: object, chosen = password) => call('account.invitation.accept', { ...link, password: chosen });

async function stateOf({ id }: { id: string }) {
  return (await call('admin.users.get', { id }, { as: await session(administrator) })).data.state;
}

describe('an invitation', () => {
  it('says who invites, where to, the username and until when, with a link of the configured address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01T12:00:00Z') });
    const { coach } = await coachOf(product);
    const ana = await invite({}, coach);
    const [mail] = mailsTo(ana.email);
    expect(mail?.subject).toBe('Ana Pérez te invita a Miraco');
    for (const part of ['Ana Pérez', ana.username, publicUrl, '8 de marzo de 2031']) expect(mail?.text).toContain(part);
    expect(linkIn(mail?.text).url).toMatch(new RegExp(`^${publicUrl}/invitation/${ana.id}/[\\w-]{43}$`));
  });

  it('is written for the team to those who join it', async () => {
    const [client, coach] = [await invite(), await invite({ access: 'coach' })];
    expect(mailsTo(client.email)[0]?.text).toContain('mirar tu vida con calma');
    expect(mailsTo(coach.email)[0]?.text).not.toContain('mirar tu vida con calma');
    expect(mailsTo(coach.email)[0]?.text).toContain(coach.username);
  });

  it('is invited, opened and active in turn, and the session that begins is theirs', async () => {
    const ana = await invite();
    expect(await stateOf(ana)).toBe('invited');
    expect((await open(linkTo(ana))).data).toEqual({ firstname: 'Ana', username: ana.username });
    // So far a program that reads mails may have done it.
    expect(await stateOf(ana)).toBe('invited');
    expect((await touch(linkTo(ana))).status).toBe(200);
    expect(await stateOf(ana)).toBe('opened');
    const { data } = await accept(linkTo(ana));
    expect(await stateOf(ana)).toBe('active');
    expect((await call('account.me', undefined, { as: data })).data.id).toBe(ana.id);
    expect((await rest('POST', '/login/in', { body: { username: ana.username, password } })).statusCode).toBe(200);
  });

  it('is on the list before its mail is sent: the list is what an administrator sees next', async () => {
    const form = invitee();
    const { data } = await call('admin.users.register', form, { as: await session(administrator) });
    expect(await stateOf(data)).toBe('invited');
    await services.mailer.settled();
    expect((await open(linkTo(form))).data).toMatchObject({ username: form.username });
  });

  it('is expired after seven days, and another one opens', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-04-01T12:00:00Z') });
    const ana = await invite();
    const first = linkTo(ana);
    vi.setSystemTime(Date.now() + 7 * day);
    expect(await stateOf(ana)).toBe('expired');
    expect((await open(first)).error).toMatchObject({ key: 'invitation.expired' });
    expect((await accept(first)).error).toMatchObject({ key: 'invitation.expired' });
    const as = await session(administrator);
    expect((await call('admin.users.invite', { ids: [ana.id] }, { as })).data).toEqual({ sent: 1, skipped: 0 });
    expect(await stateOf(ana)).toBe('invited');
    await services.mailer.settled();
    expect((await open(first)).error).toMatchObject({ key: 'invitation.unknown' });
    expect((await open(linkTo(ana))).data).toMatchObject({ username: ana.username });
  });

  it('works once, also for two who use it at the same moment', async () => {
    const ana = await invite();
    const link = linkTo(ana);
    const answers = await Promise.all([accept(link, 'the-first-of-two'), accept(link, 'the-second-of-two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const version = product.databaseVersion();
    expect((await accept(link)).error).toMatchObject({ key: 'invitation.used' });
    expect((await open(link)).error).toMatchObject({ key: 'invitation.used' });
    expect(product.databaseVersion()).toBe(version);
  });

  it.each([
    ['forged', (link: object) => ({ ...link, token: 'A'.repeat(43) })],
    ['of another', (link: object) => ({ ...link, id: administrator.id })],
    ['for a new password', (link: object) => link],
  ])('that is %s opens nothing and changes nothing', async (what, change) => {
    const ana = await invite();
    let link = linkTo(ana);
    if (what === 'for a new password') {
      await rest('POST', '/forgot/sendmail', { body: { email: ana.email } });
      await services.mailer.settled();
      link = linkTo(ana);
    }
    const version = product.databaseVersion();
    for (const answer of [await open(change(link)), await touch(change(link)), await accept(change(link))]) {
      expect(answer.error).toMatchObject({ code: 'invitationUnknown', key: 'invitation.unknown' });
    }
    expect(product.databaseVersion()).toBe(version);
  });

  it.each(['removed', 'disabled'])('of somebody who was %s opens nothing, and none is sent any more', async (what) => {
    const ana = await invite();
    const link = linkTo(ana);
    if (what === 'disabled') await product.edit(ana, { disabled: true });
    else await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: await session(administrator) });
    expect((await open(link)).error).toMatchObject({ key: 'invitation.unknown' });
    expect((await accept(link)).error).toMatchObject({ key: 'invitation.unknown' });
    await call('admin.users.invite', { ids: [ana.id] }, { as: await session(administrator) });
    await services.mailer.settled();
    expect(mailsTo(ana.email).filter(({ subject }) => subject?.includes('invita'))).toHaveLength(1);
  });

  it('keeps the link when the password is refused', async () => {
    const ana = await invite();
    const link = linkTo(ana);
    expect((await accept(link, 'short')).error?.issues).toMatchObject([{ path: 'password' }]);
    expect((await accept(link, ana.username)).status).toBe(400);
    expect((await accept(link)).status).toBe(200);
  });

  it('is sent again to a selection, except to those who have signed in', async () => {
    const [ana, bea, old] = [await invite(), await invite(), await invite()];
    await accept(linkTo(old));
    const as = await session(administrator);
    const answer = await call('admin.users.invite', { ids: [ana.id, bea.id, old.id] }, { as });
    expect(answer.data).toEqual({ sent: 2, skipped: 1 });
    await services.mailer.settled();
    expect([ana, bea, old].map(({ email }) => mailsTo(email).length)).toEqual([2, 2, 1]);
  });

  it('is a link to copy, which is logged and replaces the one of the mail', async () => {
    const ana = await invite();
    const as = await session(administrator);
    const { data } = await call('admin.users.invitationLink', { id: ana.id }, { as });
    expect((await open(linkTo(ana))).error).toMatchObject({ key: 'invitation.unknown' });
    const { id, token } = linkIn(data.link);
    expect((await accept({ id, token })).status).toBe(200);
    const log = (await call('admin.activity', { id: ana.id }, { as })).data;
    expect(JSON.stringify(log)).toContain('"invited"');
    expect((await call('admin.users.invitationLink', { id: ana.id }, { as })).error?.code).toBe('notFound');
  });
});

describe('a password', () => {
  it('that is guessed for somebody invited is never right', async () => {
    const ana = await invite();
    for (const guess of ['', 'a-good-password', '-']) {
      const answer = await rest('POST', '/login/in', { body: { username: ana.username, password: guess } });
      expect([400, 401]).toContain(answer.statusCode);
    }
  });

  it('is required over REST, unless the body asks for an invitation, and never comes with one', async () => {
    const as = await session(administrator);
    const { invite: _, ...form } = invitee();
    const refused = await rest('POST', '/admin/user/register', { as, body: form });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toMatchObject([{ path: 'password' }]);
    const both = await rest('POST', '/admin/user/register', { as, body: { ...form, invite: true, password } });
    expect(both.json().issues).toMatchObject([{ path: 'password' }]);
    const answer = await rest('POST', '/admin/user/register', { as, body: { ...form, invite: true } });
    expect(answer.statusCode).toBe(200);
    await services.mailer.settled();
    expect(mailsTo(form.email)).toHaveLength(1);
  });

  it('that was forgotten names the username in its mail', async () => {
    const ana = await product.client();
    await rest('POST', '/forgot/sendmail', { body: { email: ana.email } });
    await services.mailer.settled();
    expect(mailsTo(ana.email)[0]?.text).toContain(`Tu usuario es ${ana.username}.`);
  });
});

describe('a product without a mail server', () => {
  it('says so, and its links can be copied', async () => {
    const as = await withoutMail.session(withoutMail.administrator);
    expect((await withoutMail.call('admin.users.mailsInvitations', undefined, { as })).data).toBe(false);
    const { data } = await withoutMail.call('admin.users.register', invitee(), { as });
    // The mail in the outbox has a link of its own, and the latest link is the one that works.
    await withoutMail.services.mailer.settled();
    const copied = await withoutMail.call('admin.users.invitationLink', { id: data.id }, { as });
    const { id, token } = linkIn(copied.data.link);
    expect((await withoutMail.call('account.invitation.accept', { id, token, password })).status).toBe(200);
  });
});
