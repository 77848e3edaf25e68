import { describe, expect, test } from 'vitest';
import { removeThoseDue } from '../src/account/removal.ts';
import { prospect } from './conscience-payloads.ts';
import { referencesOf, tableNames } from './database.ts';
import { deskOf } from './desk-totals.ts';
import { mailsIn } from './outbox.ts';
import { coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, rest, services } = product;

const mailsTo = async (email: string) =>
  (await mailsIn(product)).filter(({ to }) => to?.some(({ address }) => address === email));

const day = 24 * 60 * 60 * 1000;
const ask = (as: { token: string; password: string }, current = as.password) =>
  call('account.myData.requestDeletion', { current }, { as });
const deletion = async (as: { token: string }) => (await call('account.myData.deletion', undefined, { as })).data;
const exists = (id: string) => database.prepare('select 1 from users where id = ?').get(id) !== undefined;

test('the export has all stored data of the user, and no data of others', async () => {
  const [ana, bea] = [await client(), await client()];
  for (const one of [ana, bea]) {
    await product.registerInitial(one.id, one);
    await edit(one, { active_test: false });
    const user = one.id;
    await call('responsibility.manifest.save', { user, statements: { guia: `SECRET-${one.username}` } }, { as: one });
    await call('responsibility.weekly.register', { user, responses: Array(20).fill(3) }, { as: one });
    await call('impact.personal.editPurpose', { user, purpose: 'Cuidar' }, { as: one });
    await call('admin.coachNotes.add', { user, note: 'COACH-NOTE', readers: 'author' }, { as: administrator });
  }
  const { data } = await call('account.myData.all', undefined, { as: ana });
  expect(data).toMatchObject({
    user: {
      id: ana.id,
      email: ana.email,
      address: expect.any(String),
      activeTest: false,
      lastActive: expect.any(Number),
    },
    initialTests: [{ responses: Array(20).fill(4) }],
    weeklyTests: [{ user: ana.id }],
    manifests: [{ virtue: 'guia', statement: `SECRET-${ana.username}` }],
    personalPurposes: [{ purpose: 'Cuidar' }],
    exercises: [],
  });
  const text = JSON.stringify(data);
  for (const foreign of [bea.id, bea.username, 'COACH-NOTE', 'passwordHash', 'sid'])
    expect(text).not.toContain(foreign);
});

describe('the export by the team', () => {
  const exportOf = (as: Person | undefined, id: string) => call('account.myData.allOf', { id }, { as });
  const logged = async (id: string) =>
    (await call('admin.activity', { id }, { as: administrator })).data.map(
      ({ kind, actor }: { kind: string; actor: { id: string } }) => [kind, actor.id],
    );

  test('is that of the client, without notes about them, and the log says who took it', async () => {
    const { coach, accompany } = await coachOf(product);
    const ana = await client();
    await accompany(ana);
    await product.registerInitial(ana.id, ana);
    await call('admin.coachNotes.add', { user: ana.id, note: 'COACH-NOTE', readers: 'team' }, { as: coach });
    for (const [who, times] of [
      [coach, 1],
      [administrator, 2],
    ] as const) {
      const { data } = await exportOf(who, ana.id);
      const { data: own } = await call('account.myData.all', undefined, { as: ana });
      const { lacksSecondFactor: _, ...user } = own.user;
      expect(data).toEqual({ ...own, user });
      expect(JSON.stringify(data)).not.toContain('COACH-NOTE');
      const entries = (await logged(ana.id)).filter(([kind]: [string]) => kind === 'dataExported');
      expect(entries).toHaveLength(times);
      expect(entries[0]).toEqual(['dataExported', who.id]);
    }
  });

  test('names emotions in the language of the client', async () => {
    const ana = await client();
    const body = { ...prospect(ana.id), feelings: [{ emotion: 'tristeza' }] };
    await rest('POST', '/client/conscience/prospect/register', { as: ana, body });
    const sadness = async () => JSON.stringify((await exportOf(administrator, ana.id)).data.prospects);
    expect(await sadness()).toContain('Tristeza');
    await call('account.setLanguage', { language: 'en' }, { as: ana });
    expect(await sadness()).toContain('Sadness');
  });

  test('is given to nobody else: another coach gets the answer about an unknown id, to the letter', async () => {
    const [{ coach, accompany }, { coach: another }] = [await coachOf(product), await coachOf(product)];
    const ana = await client();
    await accompany(ana);
    expect((await exportOf(another, ana.id)).error).toEqual((await exportOf(another, 'nobody-known')).error);
    expect((await exportOf(another, ana.id)).error?.code).toBe('notFound');
    expect((await exportOf(ana, ana.id)).error?.code).toBe('forbidden');
    expect((await exportOf(undefined, ana.id)).error?.code).toBe('signedOut');
    expect((await exportOf(administrator, coach.id)).error?.code).toBe('notFound');
    expect((await logged(ana.id)).flat()).not.toContain('dataExported');
  });
});

test('every table that belongs to a user is handed out, or named here as no content', async () => {
  const notContent = [
    'sessions',
    'password_links',
    'second_factors',
    'recovery_codes',
    // Keyed hashes say nothing to their owner, and a coach who takes the export would read the devices.
    'sign_in_origins',
    'calendar_feeds',
    'user_numbers',
    'care_lines_seen',
    'coach_note_versions',
    'coach_notes',
    // Which members of the team have looked after them.
    'client_visits',
    'done_lines',
    // Said again by the data that they are about.
    'mails',
    'mail_plans',
  ];
  const tables = tableNames(database).filter((name) =>
    referencesOf(database, name).some(({ table, onDelete }) => table === 'users' && onDelete === 'CASCADE'),
  );
  const { data } = await call('account.myData.all', undefined, { as: await client() });
  const handedOut = Object.keys(data).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(tables.filter((name) => !notContent.includes(name)).sort()).toEqual(
    handedOut.filter((name) => name !== 'user').sort(),
  );
});

test('a removal request sends one mail to the user and to the administrators', async () => {
  const ana = await client({ firstname: 'Ána', lastname: 'Se va' });
  expect((await ask(ana, 'wrong')).error).toMatchObject({ code: 'wrongPassword', field: 'current' });
  expect(await deletion(ana)).toBeNull();
  await ask(ana);
  await ask(ana);
  const { date, due } = await deletion(ana);
  expect(due - date).toBe(30 * day);
  expect((await call('account.myData.deletionOf', { id: ana.id }, { as: administrator })).data).toEqual({ date, due });
  await services.mailer.settled();
  expect(await mailsTo(ana.email)).toHaveLength(1);
  const toAdministrator = (await mailsTo(administrator.email)).filter(({ subject }) => subject?.includes('Petición'));
  expect(toAdministrator).toHaveLength(1);
  expect(toAdministrator[0]?.text).toContain(`/admin/user/${ana.id}`);
});

test('the wish can be taken back', async () => {
  const ana = await client();
  await ask(ana);
  await call('account.myData.withdrawDeletion', undefined, { as: ana });
  expect(await deletion(ana)).toBeNull();
  await removeThoseDue(services, Date.now() + 31 * day);
  expect(exists(ana.id)).toBe(true);
});

test('taken back between reading who is due and removing them, it removes nobody', async () => {
  const ana = await client();
  await ask(ana);
  const later = Date.now() + day;
  const [due] = (await services.store.deletionRequests.dueBy(later)).filter((id) => id === ana.id);
  await call('account.myData.withdrawDeletion', undefined, { as: ana });
  expect(due).toBe(ana.id);
  expect((await services.store.users.remove(ana.id, { askedBy: later }, later)).count).toBe(0);
  expect(exists(ana.id)).toBe(true);
});

test('withdrawn and repeated, it sends mails three times a day, and a fourth request has to wait', async () => {
  const ana = await client();
  await services.mailer.settled();
  const before = (await mailsTo(administrator.email)).length;
  const withdraw = () => call('account.myData.withdrawDeletion', undefined, { as: ana });
  for (let time = 1; time <= 3; time += 1) {
    expect((await ask(ana)).status).toBe(200);
    // A repeated request is not a new one.
    expect((await ask(ana)).status).toBe(200);
    await withdraw();
  }
  const refused = await ask(ana);
  expect([refused.status, refused.error?.code]).toEqual([429, 'wishedTooOften']);
  expect(refused.error?.retryAfterSeconds).toBeGreaterThan(23 * 3600);
  expect(await deletion(ana)).toBeNull();
  await services.mailer.settled();
  expect(await mailsTo(ana.email)).toHaveLength(3);
  expect((await mailsTo(administrator.email)).length - before).toBe(3);
  expect((await ask(await client())).status).toBe(200);
});

test('an administrator confirms it by removing the user, who then receives a mail', async () => {
  const ana = await client();
  await ask(ana);
  await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator });
  expect(exists(ana.id)).toBe(false);
  await services.mailer.settled();
  const subjects = (await mailsTo(ana.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Tus datos de Miraco se han borrado']);
});

test('the removal is automatic after 30 days, and not before', async () => {
  const [ana, bea] = [await client(), await client()];
  await ask(ana);
  const { date } = await deletion(ana);
  await removeThoseDue(services, date + 30 * day - 1);
  expect(exists(ana.id)).toBe(true);
  await removeThoseDue(services, date + 30 * day);
  expect([exists(ana.id), exists(bea.id)]).toEqual([false, true]);
  await services.mailer.settled();
  const subjects = (await mailsTo(ana.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Tus datos de Miraco se han borrado']);
});

test('the last administrator is not removed by their own wish', async () => {
  await ask(administrator);
  const { date } = await deletion(administrator);
  await removeThoseDue(services, date + 30 * day);
  expect(exists(administrator.id)).toBe(true);
});

test('clients who asked are on the list of those who need attention', async () => {
  const ana = await client();
  await ask(ana);
  const { data } = await call('admin.users.list', { filter: 'leaving' }, { as: administrator });
  expect(data.users.map(({ id }: { id: string }) => id)).toEqual([ana.id]);
  expect((await deskOf(product, administrator)).leaving).toBe(1);
});
