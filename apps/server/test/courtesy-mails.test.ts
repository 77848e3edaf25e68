import { mailKinds } from '@miraco/contract/mails';
import { languages } from '@miraco/domain/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { linkIn } from './outbox.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { allFours, type Person, startProduct, userForm } from './product.ts';

const mailServer = await startMailServer();
const publicUrl = 'https://miraco.example';
const product = await startProduct({ SMTP_URL: mailServer.url, PUBLIC_URL: publicUrl });
const { administrator, call, database, request, services, session } = product;
const { mailer, mailTokens, store } = services;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Noon in Lagos, where clocks never change, on a Wednesday, further on with each test: the queue is shared. */
let noon = Date.parse('2031-01-01T11:00:00Z');

beforeEach(() => {
  noon += 70 * day;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  database.exec('delete from mails; delete from mail_plans');
});
afterEach(() => void vi.useRealTimers());

/** Goes to a moment, and lets everything happen that is due by then. */
async function goTo(moment: number) {
  vi.setSystemTime(moment);
  mailer.wake();
  await mailer.settled();
}

const mailsTo = ({ email }: Pick<Person, 'email'>) =>
  mailServer.mails.filter((mail) => mail.to?.[0]?.address === email);
const subjectsTo = (person: Pick<Person, 'email'>) => mailsTo(person).map((mail) => mail.subject);

const inLagos = (person: Person) => store.users.signedIn(person.id, Date.now(), 'Africa/Lagos');

const open = async (client: Person, openingLine?: string, by = administrator) => {
  await call('admin.users.edit', { id: client.id, activeTest: false, openingLine }, { as: await session(by) });
  await mailer.settled();
};

/** A client in Lagos whose later phases were opened at noon, and who got the mail about it. */
async function opened(line?: string) {
  const client = await product.client();
  await inLagos(client);
  await open(client, line);
  return client;
}

const takeWeekly = ({ id }: Person) =>
  store.wellnessTests.registerWeekly({ user: id, responses: [...allFours] as never, date: Date.now() });

const opening = 'Se ha abierto algo nuevo para ti en Miraco';
const weekly = '¿Cómo ha ido la semana?';
const digestSubject = 'Novedades de tus clientes en Miraco';

describe('a phase that is opened', () => {
  it('is told to the client, with a line of whoever opened it', async () => {
    const client = await opened('Enhorabuena, Marta.\nSeguimos el jueves.');
    const [mail] = mailsTo(client);
    expect(mail?.subject).toBe(opening);
    expect(mail?.text).toContain('Enhorabuena, Marta.\nSeguimos el jueves.\n\nYa tienes abiertas');
    expect(mail?.text).toContain(publicUrl);
  });

  it('is told without a line as well, once', async () => {
    const client = await opened();
    await open(client);
    expect(mailsTo(client).map((mail) => mail.text?.includes(':\n\nYa tienes abiertas'))).toEqual([true]);
  });

  it('is not told if it is closed again before the mail is sent, or to a deactivated client', async () => {
    const [client, left] = [await product.client(), await product.client()];
    vi.setSystemTime(noon + 12 * hour);
    await Promise.all([client, left].map(inLagos));
    await open(client);
    await open(left);
    await store.users.edit(client.id, { activeTest: true }, { editor: administrator.id, date: Date.now() });
    await store.users.edit(left.id, { disabled: true }, { editor: administrator.id, date: Date.now() });
    await goTo(noon + day);
    expect([...mailsTo(client), ...mailsTo(left)]).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const client = await product.client();
    vi.setSystemTime(noon + 10 * hour);
    await inLagos(client);
    await open(client);
    expect(mailsTo(client)).toEqual([]);
    await goTo(noon + 20 * hour - 1);
    expect(mailsTo(client)).toEqual([]);
    await goTo(noon + 20 * hour);
    expect(subjectsTo(client)).toEqual([opening]);
  });
});

describe('the weekly test', () => {
  it('is asked for a week after the phase was opened and after each test, in the morning, and four times without an answer', async () => {
    const client = await opened();
    await goTo(noon + 7 * day - 5 * hour);
    expect(subjectsTo(client)).toEqual([opening]);
    for (let week = 1; week <= 8; week += 1) await goTo(noon + week * 7 * day + hour);
    expect(subjectsTo(client).filter((subject) => subject === weekly)).toHaveLength(4);
    await takeWeekly(client);
    await goTo(noon + 63 * day + 2 * hour);
    expect(subjectsTo(client).filter((subject) => subject === weekly)).toHaveLength(5);
  });

  it('is not asked for within a week of the last one', async () => {
    const client = await opened();
    vi.setSystemTime(noon + 5 * day);
    await takeWeekly(client);
    await goTo(noon + 12 * day - 5 * hour);
    expect(subjectsTo(client)).not.toContain(weekly);
    await goTo(noon + 12 * day);
    expect(subjectsTo(client)).toContain(weekly);
  });

  it('is asked for on the weekday that the client has chosen', async () => {
    const client = await opened();
    // Opened on a Wednesday.
    await call('account.mails.setWeeklyDay', { token: mailTokens.tokenOf(client.id), day: 6 });
    await goTo(noon + 9 * day + 8 * hour);
    expect(subjectsTo(client)).not.toContain(weekly);
    await goTo(noon + 10 * day);
    expect(subjectsTo(client)).toContain(weekly);
  });

  it('is not asked for any more if it was taken while the mail waited', async () => {
    const client = await opened();
    await store.mails.add({
      user: client.id,
      kind: 'weeklyDue',
      data: { since: String(noon) },
      createdAt: noon + 7 * day,
      dueAt: noon + 8 * day,
    });
    vi.setSystemTime(noon + 7 * day);
    await takeWeekly(client);
    await goTo(noon + 8 * day);
    expect(subjectsTo(client)).toEqual([opening]);
  });

  it('is not asked for once phase 1 is open again', async () => {
    const client = await opened();
    await store.users.edit(client.id, { activeTest: true }, { editor: administrator.id, date: Date.now() });
    await goTo(noon + 8 * day);
    expect(subjectsTo(client)).toEqual([opening]);
    expect(await store.mailPlans.of(client.id, 'weeklyDue')).toBeUndefined();
  });
});

it('nobody gets two mails on one day: the second one waits for the next morning', async () => {
  const client = await clientOfLaterPhases(product);
  await inLagos(client);
  for (const kind of ['weeklyDue', 'evaluationDue'] as const) {
    await store.mailPlans.plan({ user: client.id, kind, dueAt: noon, since: noon - 8 * day });
  }
  for (const [moment, sent] of [
    [noon + 1, 1],
    [noon + 8 * hour, 1],
    [noon + 20 * hour - 1, 1],
    [noon + 20 * hour, 2],
  ] as const) {
    await goTo(moment);
    expect(subjectsTo(client), String(moment - noon)).toHaveLength(sent);
  }
  expect(subjectsTo(client).sort()).toEqual(['Un rato para mirar tus virtudes', weekly].sort());
});

describe('an invitation', () => {
  const reminders = (email: string) => subjectsTo({ email }).filter((subject) => subject?.includes('te espera'));

  async function invited() {
    const { password: _, ...form } = userForm(`reminded-${noon}`);
    const as = await session(administrator);
    const { data } = await call('admin.users.register', { ...form, invite: true }, { as });
    await mailer.settled();
    return { ...form, id: data.id };
  }

  it('is brought to mind once, with a new link that works', async () => {
    const { email } = await invited();
    await goTo(noon + 4 * day + hour);
    await goTo(noon + 8 * day);
    expect(reminders(email)).toHaveLength(1);
    const { id, token } = linkIn(mailsTo({ email } as Person).at(-1)?.text);
    expect((await call('account.invitation.open', { id, token })).status).toBe(200);
  });

  it('is not brought to mind of somebody who is in', async () => {
    const { email, id } = await invited();
    await store.users.signedIn(id, Date.now());
    await goTo(noon + 5 * day);
    expect(reminders(email)).toEqual([]);
  });
});

describe('the digest', () => {
  /** A coach who has signed in today, with a client in the later phases. */
  async function desk() {
    const { coach, accompany } = await coachOf(product);
    const client = await clientOfLaterPhases(product);
    await accompany(client);
    await inLagos(coach);
    await store.mailPlans.ensure({ user: coach.id, kind: 'digest', dueAt: noon + 20 * hour, since: noon });
    return { coach, client };
  }

  it('counts what is new among the coach’s own clients, once, without a name', async () => {
    const { coach, client } = await desk();
    const other = await clientOfLaterPhases(product);
    vi.setSystemTime(noon + hour);
    await takeWeekly(client);
    await takeWeekly(other);
    await store.deletionRequests.add(client.id, Date.now());
    await goTo(noon + 21 * hour);
    const [mail] = mailsTo(coach);
    expect(mail?.subject).toBe(digestSubject);
    expect(mail?.text).toContain('- 1 test terminado\n- 1 petición de borrar los datos\n\n');
    expect(mail?.text).toContain(`${publicUrl}/admin/dashboard`);
    await goTo(noon + 45 * hour);
    expect(mailsTo(coach)).toHaveLength(1);
  });

  it('is not sent on a day without news', async () => {
    const { coach } = await desk();
    await goTo(noon + 21 * hour);
    expect(mailsTo(coach)).toEqual([]);
    expect((await store.mailPlans.of(coach.id, 'digest'))?.dueAt).toBe(noon + 44 * hour);
  });

  it('is planned at the first sign-in of somebody on the team, and of nobody else', async () => {
    const { coach } = await coachOf(product);
    const client = await product.client();
    for (const person of [coach, client]) {
      const body = { username: person.username, password: person.password, timeZone: 'Asia/Tokyo' };
      expect((await call('account.signIn', body)).status).toBe(200);
    }
    expect(await store.mailPlans.of(coach.id, 'digest')).toMatchObject({ since: noon });
    expect(await store.mailPlans.of(client.id, 'digest')).toBeUndefined();
    expect((await store.mailPreferences.of(client.id))?.timeZone).toBe('Asia/Tokyo');
  });
});

describe('switching a mail off', () => {
  const offLink = (person: Person) => {
    const header = mailsTo(person)
      .at(-1)
      ?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    return new URL(/^<(.*)>$/.exec(header ?? '')?.[1] ?? '');
  };
  const oneClick = (path: string) =>
    request('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const choices = (token: string) => call('account.mails.choices', { token });

  it('takes one request of a mail program, without a sign-in (RFC 8058)', async () => {
    const client = await opened();
    const headers = mailsTo(client)[0]?.headers;
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    const { origin, pathname, search } = offLink(client);
    expect(origin).toBe(publicUrl);
    expect(mailsTo(client)[0]?.text).toContain(`${publicUrl}${pathname}${search}`);
    const answer = await oneClick(pathname + search);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await open(client);
    await store.users.edit(client.id, { activeTest: true }, { editor: administrator.id, date: Date.now() });
    await goTo(noon + day);
    await open(client);
    expect(subjectsTo(client)).toEqual([opening]);
  });

  it('takes the form of a mail program in either type, and nothing but that form', async () => {
    const client = await opened();
    const { pathname, search } = offLink(client);
    const post = (body: string, type: string) =>
      request('POST', pathname + search, { headers: { 'content-type': type }, body });
    const part = (name: string, value: string) =>
      `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--mark--\r\n`;
    const [urlencoded, multipart] = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=mark'];
    const others = [
      [urlencoded, ''],
      [urlencoded, 'List-Unsubscribe=Other'],
      [urlencoded, 'other=One-Click'],
      [multipart, part('List-Unsubscribe', 'Other')],
      [multipart, part('other', 'One-Click')],
    ] as const;
    for (const [type, body] of others) {
      const answer = await post(body, type);
      expect(answer.statusCode, body).toBe(400);
      expect(answer.json().issues).toEqual([{ path: 'List-Unsubscribe', message: 'errors.invalid' }]);
    }
    expect((await request('POST', pathname + search)).statusCode).toBe(400);
    expect((await store.mailPreferences.of(client.id))?.off).toEqual([]);
    expect((await post(part('List-Unsubscribe', 'One-Click'), multipart)).statusCode).toBe(204);
    expect((await store.mailPreferences.of(client.id))?.off).toEqual(['phaseOpened']);
  });

  it('is taken ten times a minute for one recipient, by either way and with any token of theirs, and of another too', async () => {
    const [client, other] = [await opened(), await opened()];
    const token = mailTokens.tokenOf(client.id);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const anotherToken = mailTokens.tokenOf(client.id);
      expect(anotherToken).not.toBe(token);
      statuses.push((await oneClick(`/mails/${anotherToken}?off=weeklyDue`)).statusCode);
      statuses.push((await call('account.mails.switch', { token, mail: 'weeklyDue', on: true })).status);
    }
    expect(statuses).toEqual([...Array(5).fill([204, 200]).flat(), 429, 429]);
    const refused = await call('account.mails.setWeeklyDay', { token, day: 1 });
    expect(refused.error).toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: expect.any(Number) });
    expect((await oneClick(`/mails/${mailTokens.tokenOf(other.id)}?off=weeklyDue`)).statusCode).toBe(204);
  });

  it('stands alone in its request', async () => {
    const token = mailTokens.tokenOf((await opened()).id);
    for (const [procedure, input] of [
      ['switch', { token, mail: 'weeklyDue', on: false }],
      ['setWeeklyDay', { token, day: 1 }],
    ] as const) {
      const path = Array(2).fill(`account.mails.${procedure}`).join(',');
      const headers = { 'content-type': 'application/json' };
      const answer = await request('POST', `/trpc/${path}?batch=1`, { headers, body: { 0: input, 1: input } });
      expect(answer.json()).toMatchObject(Array(2).fill({ error: { data: { code: 'notInBatch' } } }));
    }
  });

  it('writes nothing where it is so already', async () => {
    const client = await opened();
    const token = mailTokens.tokenOf(client.id);
    await call('account.mails.switch', { token, mail: 'weeklyDue', on: false });
    await call('account.mails.setWeeklyDay', { token, day: 3 });
    const before = await product.databaseVersion();
    expect((await oneClick(`/mails/${token}?off=weeklyDue`)).statusCode).toBe(204);
    expect((await call('account.mails.switch', { token, mail: 'weeklyDue', on: false })).status).toBe(200);
    expect((await call('account.mails.switch', { token, mail: 'phaseOpened', on: true })).status).toBe(200);
    expect((await call('account.mails.setWeeklyDay', { token, day: 3 })).status).toBe(200);
    expect(await product.databaseVersion()).toEqual(before);
  });

  it('is refused to a network after a hundred forged tokens', async () => {
    const token = mailTokens.tokenOf((await opened()).id);
    const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const from = '203.0.113.77';
    const statuses = [];
    for (let time = 0; time < 101; time += 1)
      statuses.push((await call('account.mails.choices', { token: forged }, { from })).status);
    expect(statuses).toEqual([...Array(100).fill(404), 429]);
    expect((await call('account.mails.choices', { token })).status).toBe(200);
  });

  it('stops reminders, and switching it on again brings them back', async () => {
    const client = await opened();
    const token = mailTokens.tokenOf(client.id);
    await call('account.mails.switch', { token, mail: 'weeklyDue', on: false });
    await goTo(noon + 7 * day);
    expect(subjectsTo(client)).toEqual([opening]);
    await call('account.mails.switch', { token, mail: 'weeklyDue', on: true });
    await goTo(noon + 14 * day);
    expect(subjectsTo(client)).toEqual([opening, weekly]);
  });

  it('leaves the mails that answer something on: a new password, the removal of data', async () => {
    const client = await opened();
    for (const mail of ['phaseOpened', 'weeklyDue', 'evaluationDue']) {
      await call('account.mails.switch', { token: mailTokens.tokenOf(client.id), mail, on: false });
    }
    await call('account.forgotPassword', { email: client.email });
    await mailer.settled();
    expect(subjectsTo(client)).toEqual([opening, 'Tu nueva contraseña de Miraco']);
    expect(mailsTo(client)[1]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('is offered to clients and the team for their own mails, and the reminder of an invitation until they are in', async () => {
    const { coach } = await coachOf(product);
    const [client, invited] = [await product.client(), await product.client()];
    await Promise.all([coach, client].map(inLagos));
    const shown = [];
    for (const person of [coach, client, invited]) {
      const { data } = await call('account.mails.token', undefined, { as: await session(person) });
      shown.push((await choices(data.token)).data);
    }
    const ofClient = ['phaseOpened', 'weeklyDue', 'evaluationDue'].map((mail) => ({ mail, on: true }));
    expect(shown).toEqual([
      { mails: [{ mail: 'digest', on: true }], weeklyDay: null },
      { mails: ofClient, weeklyDay: null },
      { mails: [{ mail: 'invitationReminder', on: true }, ...ofClient], weeklyDay: null },
    ]);
  });

  it('refuses a forged token, one that was cut off, and one of somebody who was removed, and stores nothing', async () => {
    const client = await opened();
    const token = mailTokens.tokenOf(client.id);
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const wrong of [altered, token.slice(0, -2)]) {
      expect((await choices(wrong)).error?.httpStatus).toBe(404);
      expect((await oneClick(`/mails/${wrong}?off=weeklyDue`)).statusCode).toBe(404);
    }
    expect((await choices('short')).error?.httpStatus).toBe(400);
    expect((await oneClick(`/mails/${token}?off=nothing`)).statusCode).toBe(400);
    expect((await oneClick(`/mails/${token}`)).statusCode).toBe(400);
    expect((await store.mailPreferences.of(client.id))?.off).toEqual([]);
    await store.users.remove(client.id, { remover: administrator.id }, Date.now());
    expect((await oneClick(`/mails/${token}?off=weeklyDue`)).statusCode).toBe(404);
    expect((await call('account.mails.switch', { token, mail: 'weeklyDue', on: false })).error?.httpStatus).toBe(404);
  });

  it('opening the link changes nothing: mail scanners open links', async () => {
    const client = await opened();
    const { pathname, search } = offLink(client);
    await request('GET', pathname + search);
    expect((await store.mailPreferences.of(client.id))?.off).toEqual([]);
  });
});

describe('a preview', () => {
  it.each(mailKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'shows %s in %s as it is read, without a link that works',
    async (kind, language) => {
      const { data } = await call('admin.mail.preview', { kind, language }, { as: await session(administrator) });
      expect(data.subject.length).toBeGreaterThan(5);
      expect(data.text).toContain('Miraco');
      expect(`${data.subject} ${data.text}`).not.toMatch(/\{\{|undefined|mail\.|\/mails\/\w/);
    },
  );
});
