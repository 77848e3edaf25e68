import { describe, expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { allFours, type Person, startProduct } from './product.ts';
import { userPages } from './user-pages.ts';

const product = await startProduct();
const { administrator, call, client, database, rest, services, session } = product;
const { list, usernames } = userPages(product);
const { mailPlans, mails, users } = services.store;

const archive = (ids: readonly string[], archived = true, as: Pick<Person, 'token'> = administrator) =>
  call('admin.users.archive', { ids, archived }, { as });
const stored = ({ id }: Person) =>
  database.prepare('select list, weekly_due_at as "dueAt", weekly_at as "weeklyAt" from users where id = ?').get(id);
const activities = async ({ id }: Person) =>
  (await call('admin.activity', { id }, { as: administrator })).data.map(({ kind }: { kind: string }) => kind);
const takeWeekly = (person: Person) =>
  call('responsibility.weekly.register', { user: person.id, responses: allFours }, { as: person });

describe('a client who is put away', () => {
  it('leaves the list and its number, and is found among those put away', async () => {
    const [ana, bea] = [await client({ username: 'ana-away' }), await client({ username: 'bea-away' })];
    const before = await list();
    expect((await archive([ana.id])).status).toBe(200);
    const after = await list();
    expect(after.total).toBe(before.total - 1);
    expect(usernames(await list({ search: '-away' }))).toEqual(['bea-away']);
    expect(usernames(await list({ list: 'archived' }))).toEqual(['ana-away']);
    expect(await activities(ana)).toEqual(['archived']);
    await archive([ana.id], false);
    expect((await list()).total).toBe(before.total);
    expect(usernames(await list({ search: '-away' })).sort()).toEqual([ana, bea].map(({ username }) => username));
    expect(await activities(ana)).toEqual(['broughtBack', 'archived']);
  });

  it('needs no attention, and does not count for the group', async () => {
    const ana = await client({ username: 'ana-quiet' });
    await product.registerInitial(ana.id, ana, Array<number>(20).fill(1));
    await call('admin.users.assignGroup', { ids: [ana.id], group: 'Callados' }, { as: administrator });
    const [group] = (await call('admin.groups.all', undefined, { as: administrator })).data;
    const found = async () => [
      usernames(await list({ filter: 'crisis' })),
      (await call('admin.groups.progress', { id: group.id }, { as: administrator })).data?.clients,
    ];
    expect(await found()).toEqual([['ana-quiet'], 1]);
    await archive([ana.id]);
    expect(await found()).toEqual([[], undefined]);
    expect(usernames(await list({ list: 'archived', level: 'crisis' }))).toEqual(['ana-quiet']);
  });

  it('signs in as before, and REST lists them', async () => {
    const ana = await client();
    await archive([ana.id]);
    expect(await product.signIn(ana.username, ana.password)).toBeTruthy();
    const { users } = (await rest('GET', '/admin/user/getall/', { as: administrator })).json();
    expect(users.map(({ _id }: { _id: string }) => _id)).toContain(ana.id);
  });

  it('has no weekly test due, also after they have taken one, until a week after they are brought back', async () => {
    const ana = await clientOfLaterPhases(product);
    expect(stored(ana)?.dueAt).toEqual(expect.any(Number));
    await archive([ana.id]);
    expect(stored(ana)).toMatchObject({ list: 'archived', dueAt: null });
    await takeWeekly(ana);
    expect(stored(ana)).toMatchObject({ dueAt: null, weeklyAt: expect.any(Number) });
    const before = Date.now();
    await archive([ana.id], false);
    expect(stored(ana)?.dueAt).toBeGreaterThanOrEqual(before + 7 * 24 * 60 * 60 * 1000);
  });

  it('gets no courtesy mail, whether one waits, is planned, or becomes due when a phase is opened', async () => {
    const [ana, bea] = [await clientOfLaterPhases(product), await client()];
    const planned = ({ id }: Person) => mailPlans.of(id, 'weeklyDue');
    const waiting = ({ id }: Person) =>
      database
        .prepare('select kind from mails where user = ?')
        .all(id)
        .map(({ kind }) => kind);
    const later = Date.now() + 1e9;
    for (const kind of ['weeklyDue', 'passwordChanged'] as const) {
      await mails.add({ user: ana.id, kind, data: {}, createdAt: later, dueAt: later });
    }
    expect(await planned(ana)).toBeDefined();
    await archive([ana.id, bea.id]);
    expect(await planned(ana)).toBeUndefined();
    expect(waiting(ana)).toEqual(['passwordChanged']);
    await call('admin.users.openPhase', { ids: [bea.id] }, { as: administrator });
    expect([await planned(bea), waiting(bea), stored(bea)?.dueAt]).toEqual([undefined, [], null]);
    await archive([ana.id, bea.id], false);
    expect([await planned(ana), await planned(bea)]).not.toContain(undefined);
  });
});

describe('putting away', () => {
  it('is for a coach to do with their own clients: others’ are unknown', async () => {
    const { coach, accompany } = await coachOf(product);
    const [own, other] = [await client(), await client()];
    await accompany(own);
    const as = await session(coach);
    expect((await archive([own.id, other.id], true, as)).error).toMatchObject({ code: 'notFound' });
    expect([stored(own)?.list, stored(other)?.list]).toEqual(['clients', 'clients']);
    expect((await archive([own.id], true, as)).status).toBe(200);
    expect(stored(own)?.list).toBe('archived');
    const { data } = await call('admin.users.list', { list: 'archived' }, { as });
    expect(usernames(data)).toEqual([own.username]);
    expect((await archive([own.id], true, await session(own))).error?.code).toBe('forbidden');
  });

  it('moves nobody if one is unknown or on the team, and logs nothing for those who are there already', async () => {
    const ana = await client();
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await archive([ana.id, unknown])).error).toMatchObject({ code: 'notFound' });
    expect((await archive([ana.id, administrator.id])).error).toMatchObject({ code: 'invalid' });
    expect(stored(ana)?.list).toBe('clients');
    await archive([ana.id, ana.id]);
    await archive([ana.id]);
    expect(await activities(ana)).toEqual(['archived']);
  });

  it('ends when somebody joins the team, and does not begin again when they leave it', async () => {
    const ana = await client();
    await archive([ana.id]);
    for (const [access, expected] of [
      ['coach', 'team'],
      ['client', 'clients'],
    ] as const) {
      await users.edit(ana.id, { access }, { appoints: true, editor: administrator.id, date: Date.now() });
      expect(stored(ana)?.list).toBe(expected);
    }
  });
});

describe('opening phase 2 for several clients', () => {
  it('opens it where it is closed, with a line, and is logged', async () => {
    const [ana, bea] = [await client(), await client()];
    await call('admin.users.openPhase', { ids: [ana.id] }, { as: administrator });
    const input = { ids: [ana.id, bea.id], openingLine: 'Enhorabuena' };
    expect((await call('admin.users.openPhase', input, { as: administrator })).status).toBe(200);
    for (const one of [ana, bea]) {
      expect((await call('admin.users.get', { id: one.id }, { as: administrator })).data.phase).toBe('responsibility');
      expect(await activities(one)).toEqual(['phaseOpened']);
    }
  });

  it('is for a coach to do with their own clients, and not for the team', async () => {
    const { coach, accompany } = await coachOf(product);
    const [own, other] = [await client(), await client()];
    await accompany(own);
    const open = async (ids: readonly string[], by: Person) =>
      (await call('admin.users.openPhase', { ids }, { as: await session(by) })).error?.code;
    expect(await open([own.id, other.id], coach)).toBe('notFound');
    expect(await open([own.id], coach)).toBeUndefined();
    expect(await open([own.id, administrator.id], administrator)).toBe('invalid');
  });
});
