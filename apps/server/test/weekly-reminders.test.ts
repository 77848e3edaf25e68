import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { allFours, type Person, startProduct } from './product.ts';

const mailServer = await startMailServer();
const product = await startProduct({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://miraco.example' });
const { administrator, call, database, services, session } = product;
const { mailer, mailTokens, store } = services;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Noon in Lagos, where clocks never change. */
let noon = Date.parse('2031-01-01T11:00:00Z');

beforeEach(() => {
  noon += 70 * day;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  database.exec('delete from mails; delete from mail_plans');
  return () => void vi.useRealTimers();
});

async function goTo(moment: number) {
  vi.setSystemTime(moment);
  mailer.wake();
  await mailer.settled();
}

const weekly = '¿Cómo ha ido la semana?';
const remindersTo = ({ email }: Person) =>
  mailServer.mails.filter((mail) => mail.to?.[0]?.address === email && mail.subject === weekly);

async function remind(people: readonly Person[], by: Person = administrator) {
  const answer = await call('admin.users.remind', { ids: people.map(({ id }) => id) }, { as: await session(by) });
  await mailer.settled();
  return answer;
}

/** A client in Lagos whose weekly test has been late for a day. */
async function late() {
  vi.setSystemTime(noon - 8 * day);
  const person = await clientOfLaterPhases(product);
  await store.users.signedIn(person.id, Date.now(), 'Africa/Lagos');
  vi.setSystemTime(noon);
  return person;
}

const reasons = (answer: Awaited<ReturnType<typeof remind>>) =>
  answer.data.left.map(({ id, reason }: { id: string; reason: string }) => [id, reason]);

describe('a reminder of the weekly test by hand', () => {
  it('is sent at once, in the name of whoever reminds, and logged', async () => {
    const ana = await late();
    const { coach, accompany } = await coachOf(product);
    await accompany(ana);
    expect((await remind([ana], coach)).data).toEqual({ reminded: 1, left: [] });
    const [mail, ...others] = remindersTo(ana);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ana Pérez se acuerda de ti');
    expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
    const { data } = await call('admin.activity', { id: ana.id }, { as: await session(administrator) });
    expect(data[0]).toMatchObject({ kind: 'reminded', actor: { id: coach.id } });
  });

  it('does not wait for the weekday that the client has chosen, but for the end of the quiet hours', async () => {
    const ana = await late();
    await call('account.mails.setWeeklyDay', { token: mailTokens.tokenOf(ana.id), day: 1 });
    vi.setSystemTime(noon + 12 * hour);
    await remind([ana]);
    expect(remindersTo(ana)).toEqual([]);
    await goTo(noon + 21 * hour);
    expect(remindersTo(ana)).toHaveLength(1);
  });

  it('is sent once a week and person, by whomever, and holds the planned one back', async () => {
    const ana = await late();
    await store.mailPlans.plan({ user: ana.id, kind: 'weeklyDue', dueAt: noon + 3 * day, since: noon - 8 * day });
    await remind([ana]);
    const { coach, accompany } = await coachOf(product);
    await accompany(ana);
    vi.setSystemTime(noon + day);
    expect(reasons(await remind([ana], coach))).toEqual([[ana.id, 'recent']]);
    await goTo(noon + 6 * day);
    expect(remindersTo(ana)).toHaveLength(1);
    vi.setSystemTime(noon + 7 * day);
    database.exec('delete from mail_plans');
    expect((await remind([ana])).data.reminded).toBe(1);
    expect(remindersTo(ana)).toHaveLength(2);
  });

  it('takes the place of one that waits', async () => {
    const ana = await late();
    const data = { since: String(noon - 8 * day) };
    await store.mails.add({ user: ana.id, kind: 'weeklyDue', data, createdAt: noon, dueAt: noon + hour });
    await remind([ana]);
    await goTo(noon + 3 * day);
    expect(remindersTo(ana)).toHaveLength(1);
  });

  it('leaves out who should not get it, and says why; the others get it', async () => {
    const [ana, off, done, closed, gone, away] = [
      await late(),
      await late(),
      await late(),
      await late(),
      await late(),
      await late(),
    ];
    await call('account.mails.switch', { token: mailTokens.tokenOf(off.id), mail: 'weeklyDue', on: false });
    await store.wellnessTests.registerWeekly({ user: done.id, responses: [...allFours] as never, date: Date.now() });
    const editing = { editor: administrator.id, date: Date.now() };
    await store.users.edit(closed.id, { activeTest: true }, editing);
    await store.users.edit(gone.id, { disabled: true }, editing);
    await store.clientDeeds.archive([away.id], true, editing);
    const people = [off, ana, done, closed, gone, away];
    const answer = await remind(people);
    expect(answer.data.reminded).toBe(1);
    expect(reasons(answer)).toEqual([
      [off.id, 'off'],
      [done.id, 'notDue'],
      [closed.id, 'closed'],
      [gone.id, 'disabled'],
      [away.id, 'archived'],
    ]);
    expect(answer.data.left[0]).toMatchObject({ firstname: expect.any(String), lastname: expect.any(String) });
    expect(people.map((person) => remindersTo(person).length)).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('is not sent any more if the test is taken, the mail switched off or the client put away while it waits', async () => {
    const [ana, off, away] = [await late(), await late(), await late()];
    vi.setSystemTime(noon + 12 * hour);
    expect((await remind([ana, off, away])).data.reminded).toBe(3);
    await store.wellnessTests.registerWeekly({ user: ana.id, responses: [...allFours] as never, date: Date.now() });
    await call('account.mails.switch', { token: mailTokens.tokenOf(off.id), mail: 'weeklyDue', on: false });
    database.prepare("update users set list = 'archived' where id = ?").run(away.id);
    await goTo(noon + 2 * day);
    expect([ana, off, away].flatMap(remindersTo)).toEqual([]);
  });

  it('is not for the clients of others, nor for the team', async () => {
    const [ana, { coach }] = [await late(), await coachOf(product)];
    expect((await remind([ana], coach)).error).toMatchObject({ code: 'notFound' });
    expect((await remind([ana, coach])).error).toMatchObject({ code: 'invalid' });
    expect(remindersTo(ana)).toEqual([]);
  });
});
