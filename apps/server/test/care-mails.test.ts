import { translator } from '@miraco/i18n/translator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const mailServer = await startMailServer();
const publicUrl = 'https://miraco.example';
const product = await startProduct({ SMTP_URL: mailServer.url, PUBLIC_URL: publicUrl });
const { administrator, call, database, services, session } = product;
const { mailer, store } = services;
const colleague = await product.secondAdministrator();

const hour = 60 * 60 * 1000;
const t = translator('es');
const subject = t('mail.care.subject', { brand: 'Miraco' });
const reminder = t('mail.careReminder.subject', { brand: 'Miraco' });

/** Three in the morning, further on with each test: care mails know no quiet hours. */
let night = Date.parse('2031-01-01T03:00:00Z');

beforeEach(() => {
  night += 1000 * hour;
  vi.useFakeTimers({ toFake: ['Date'], now: night });
  database.exec('delete from mails; delete from mail_plans; delete from care_lines; delete from care_lines_seen');
});
afterEach(() => void vi.useRealTimers());

/** Lets everything happen that is due so many hours after the beginning of the test. */
async function after(hours: number) {
  vi.setSystemTime(night + hours * hour);
  mailer.wake();
  await mailer.settled();
}

/** A client of a coach who has signed in, or of nobody. */
async function accompanied() {
  const { coach, accompany } = await coachOf(product);
  await store.users.signedIn(coach.id, Date.now());
  const client = await product.client();
  await accompany(client);
  return { client, coach };
}

const mailsTo = ({ email }: Pick<Person, 'email'>) =>
  mailServer.mails.filter(
    ({ to, subject: about }) => to?.[0]?.address === email && [subject, reminder].includes(about ?? ''),
  );
const subjectsTo = (person: Pick<Person, 'email'>) => mailsTo(person).map((mail) => mail.subject);

/** Forgets what administrators got in other tests. */
beforeEach(() => void mailServer.mails.splice(0));

let habits = 0;
/** Writes down a habit with a sign that calls for support. */
const write = async ({ id }: Person) => {
  habits += 1;
  const words = {
    habit: `Cortarme ${habits}`,
    action: '',
    quantity: '',
    impact: 'No quiero seguir',
    frequency: 'diario',
  };
  const feelings = [{ emotion: 'desesperanza' }];
  const answer = await call(
    'conscience.harmful.register',
    { user: id, ...words, feelings },
    { as: await session({ id }) },
  );
  expect(answer.status).toBe(200);
  await mailer.settled();
};

/** Marks all lines of a client as seen. */
const see = async (client: Person, as: Person) => {
  const lines = database.prepare('select source, date from care_lines where user = ?').all(client.id);
  for (const { source, date } of lines) {
    const answer = await call('admin.care.see', { user: client.id, source, date }, { as: await session(as) });
    expect(answer.status).toBe(200);
  }
};

describe('a care line', () => {
  it('is mailed to the coach at once, at night too, and to nobody else', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    expect(subjectsTo(coach)).toEqual([subject]);
    expect([...mailsTo(client), ...mailsTo(administrator)]).toEqual([]);
  });

  it('is mailed without a name, a word or a sign, with a link to the client’s page', async () => {
    const { client, coach } = await accompanied();
    const names = { firstname: 'Zulema', lastname: 'Izquierdo' };
    await store.users.edit(client.id, names, { editor: administrator.id, date: night });
    await write(client);
    const [mail] = mailsTo(coach);
    const { username = '' } = (await store.users.byId(client.id)) ?? {};
    for (const secret of [
      names.firstname,
      names.lastname,
      username,
      client.email,
      'Cortarme',
      'No quiero',
      'hábito',
      'Desesperanza',
    ])
      expect(mail?.text).not.toContain(secret);
    expect(mail?.text).toContain(`${publicUrl}/admin/client/${client.id}\n`);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it.each(['without a coach', 'of a coach who is deactivated', 'of a coach who has never signed in'])(
    '%s is mailed to the administrators',
    async (who) => {
      const { client, coach } = await accompanied();
      const editing = { editor: administrator.id, date: Date.now() };
      if (who === 'without a coach') await store.users.edit(client.id, { coach: null }, editing);
      if (who.endsWith('deactivated')) await store.users.edit(coach.id, { disabled: true }, editing);
      if (who.endsWith('never signed in')) database.exec(`update users set last_login = null where id = '${coach.id}'`);
      await write(client);
      expect([subjectsTo(administrator), subjectsTo(colleague), subjectsTo(coach)]).toEqual([[subject], [subject], []]);
      await after(48);
      expect([subjectsTo(administrator), subjectsTo(coach)]).toEqual([[subject, reminder], []]);
      await after(200);
      expect(subjectsTo(administrator)).toEqual([subject, reminder]);
    },
  );

  it('that follows within a day is mailed a day after the first, once for all of them', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    vi.setSystemTime(night + hour);
    await write(client);
    await write(client);
    await after(24 - 1 / 60);
    expect(subjectsTo(coach)).toEqual([subject]);
    await after(24);
    expect(subjectsTo(coach)).toEqual([subject, subject]);
    await after(47);
    expect(subjectsTo(coach)).toEqual([subject, subject]);
  });

  it('that follows within a day and was seen meanwhile is not mailed', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    vi.setSystemTime(night + hour);
    await write(client);
    await see(client, coach);
    await after(200);
    expect(subjectsTo(coach)).toEqual([subject]);
  });

  it('that comes after a day is mailed at once', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    await after(24);
    vi.setSystemTime(night + 25 * hour);
    await write(client);
    expect(subjectsTo(coach)).toEqual([subject, subject]);
  });

  it('of a client who is archived before the mail leaves is not mailed', async () => {
    const { client, coach } = await accompanied();
    database.exec(`insert into care_lines (user, source, date) values ('${client.id}', 'habit', ${night})`);
    await call('admin.users.archive', { ids: [client.id], archived: true }, { as: await session(administrator) });
    await store.mails.add({
      user: coach.id,
      kind: 'care',
      data: { client: client.id },
      createdAt: night,
      dueAt: night,
    });
    await after(1);
    expect(subjectsTo(coach)).toEqual([]);
  });

  it('is not mailed to somebody who does not see the client any more', async () => {
    const { client, coach } = await accompanied();
    database.exec(`insert into care_lines (user, source, date) values ('${client.id}', 'habit', ${night})`);
    await store.users.edit(client.id, { coach: null }, { editor: administrator.id, date: night });
    await store.mails.add({
      user: coach.id,
      kind: 'care',
      data: { client: client.id },
      createdAt: night,
      dueAt: night,
    });
    await after(1);
    expect(subjectsTo(coach)).toEqual([]);
  });
});

describe('a line that nobody has seen', () => {
  it('is mailed again to the coach after 48 hours, to the administrators after 96, and no more', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    await after(48 - 1 / 60);
    expect(subjectsTo(coach)).toEqual([subject]);
    await after(48);
    expect([subjectsTo(coach), subjectsTo(administrator)]).toEqual([[subject, reminder], []]);
    await after(96 - 1 / 60);
    expect(subjectsTo(administrator)).toEqual([]);
    await after(96);
    expect([subjectsTo(coach), subjectsTo(administrator)]).toEqual([[subject, reminder], [reminder]]);
    expect(subjectsTo(colleague)).toEqual([reminder]);
    await after(1000);
    expect([subjectsTo(coach), subjectsTo(administrator)]).toEqual([[subject, reminder], [reminder]]);
  });

  it('reaches the administrators although the client writes every day', async () => {
    const { client, coach } = await accompanied();
    for (let day = 0; day < 5; day += 1) {
      await after(24 * day);
      await write(client);
    }
    expect(subjectsTo(coach).filter((about) => about === subject)).toHaveLength(5);
    expect(subjectsTo(administrator)).toEqual([reminder]);
  });

  it('waits two days between the reminders after a standstill', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    await after(300);
    expect([subjectsTo(coach), subjectsTo(administrator)]).toEqual([[subject, reminder], []]);
    await after(348);
    expect(subjectsTo(administrator)).toEqual([reminder]);
  });

  it.each(['the coach', 'an administrator'])('is not mailed again once %s has seen it', async (who) => {
    const { client, coach } = await accompanied();
    await write(client);
    await see(client, who === 'the coach' ? coach : administrator);
    await after(200);
    expect([subjectsTo(coach), subjectsTo(administrator)]).toEqual([[subject], []]);
  });

  it('was not seen by anybody where only a former coach has seen it', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    await see(client, coach);
    const next = await coachOf(product);
    await store.users.signedIn(next.coach.id, Date.now());
    await next.accompany(client);
    database.exec(`insert into care_lines (user, source, date) values ('${client.id}', 'prospect', ${night})`);
    const line = { user: client.id, source: 'prospect', date: night };
    await call('admin.care.see', line, { as: await session(next.coach) });
    await after(48);
    expect(subjectsTo(next.coach)).toEqual([reminder]);
  });

  it('has 48 hours again once the mark is undone', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    await see(client, coach);
    vi.setSystemTime(night + 40 * hour);
    await call('admin.care.unsee', { user: client.id, source: 'habit' }, { as: await session(coach) });
    await after(87);
    expect(subjectsTo(coach)).toEqual([subject]);
    await after(88);
    expect(subjectsTo(coach)).toEqual([subject, reminder]);
  });

  it('does not take a line with it that is written while its plan ends', async () => {
    const { client, coach } = await accompanied();
    await write(client);
    await see(client, coach);
    vi.setSystemTime(night + 24 * hour);
    const plan = await store.mailPlans.of(client.id, 'care');
    if (!plan) throw new Error('there is no plan');
    vi.setSystemTime(night + 24 * hour + 1);
    await write(client);
    await store.mailPlans.advance(plan, night + 24 * hour + 1, { mail: null, next: null });
    expect(await store.mailPlans.of(client.id, 'care')).toBeDefined();
    expect(subjectsTo(coach)).toEqual([subject, subject]);
  });
});
