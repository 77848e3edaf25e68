import { describe, expect, it, test } from 'vitest';
import { clientOfLaterPhases } from './people.ts';
import { startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';
import { type ListedUser, userPages, walkers } from './user-pages.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, rest } = product;
const { list, usernames, walk } = userPages(product);

const people = await walkers(product);
for (const { id } of people.slice(0, 9)) await edit({ id }, { active_test: false });
for (const person of people.slice(4, 12)) await product.registerInitial(person.id, person);
for (const { id } of people.slice(7, 10)) await product.services.store.users.signedIn(id, Date.now() - 1000);

describe('the list of users', () => {
  const sorts = ['created', 'name', 'username', 'phase', 'wellness', 'lastLogin'];
  const cases = sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => [sort, direction] as const));

  it.each(cases)('by %s %s is walked through forwards and backwards, each user once', async (sort, direction) => {
    const query = { sort, direction, size: 10 };
    const all = (await list({ ...query, size: 100 })).users.map(({ id }: ListedUser) => id);
    const total = (await list()).total;
    expect(all).toHaveLength(total);

    const forwards = await walk(query, {}, 'next');
    expect(forwards.flat().map(({ id }) => id)).toEqual(all);
    const { last } = await list(query);
    const backwards = await walk(query, { page: last }, 'previous');
    expect(backwards.reverse()).toEqual(forwards);

    // Those without a test are last in both directions.
    if (sort === 'wellness') return;
    const opposite = (await list({ ...query, direction: direction === 'asc' ? 'desc' : 'asc', size: 100 })).users;
    expect(opposite.map(({ id }: ListedUser) => id)).toEqual(all.reverse());
  });

  it('is newest first, and sorts names ignoring case and accents', async () => {
    expect(usernames(await list())[0]).toBe('walker-22');
    const names = (await list({ sort: 'name', direction: 'asc', size: 100 })).users.map(
      ({ firstname }: { firstname: string }) => firstname,
    );
    const [first, then] = [names.indexOf('alba'), names.indexOf('Álvaro')];
    expect(names.slice(first, then).every((name: string) => name === 'alba')).toBe(true);
    expect(first).toBeLessThan(then);
  });

  it('says how many come before a page', async () => {
    const first = await list({ size: 10 });
    const second = await list({ size: 10, page: first.next });
    const last = await list({ size: 10, page: second.last });
    expect([first.passed, second.passed, last.passed]).toEqual([0, 10, 20]);
    expect(last.users).toHaveLength(first.total - 20);
    expect([first.previous, last.next, last.last]).toEqual([null, null, null]);
    expect(usernames(await list({ size: 10, page: last.previous }))).toEqual(usernames(second));
  });

  it('continues from its cursor although the user there has been removed', async () => {
    const extra = await client();
    const first = await list({ size: 10 });
    const removed = first.users.at(-1);
    const second = usernames(await list({ size: 10, page: first.next }));
    await call('admin.users.remove', { id: removed.id }, { as: administrator });
    expect(usernames(await list({ size: 10, page: first.next }))).toEqual(second);
    await call('admin.users.remove', { id: extra.id }, { as: administrator });
  });

  it('has no users and no cursor beyond its end', async () => {
    const { last } = await list({ size: 10 });
    const end = await list({ size: 10, page: last });
    const oldest = end.users.at(-1).id;
    const token = btoa(JSON.stringify({ toward: 'next', key: oldest, id: oldest, passed: 22 }));
    expect(await list({ size: 10, page: token })).toMatchObject({ users: [], next: null });
  });

  it('knows the strengths of each, and the wellness', async () => {
    const ana = await client();
    await product.registerInitial(ana.id, ana);
    await call(
      'conscience.userVirtues.edit',
      { user: ana.id, virtue: 'admiracion', type: 'hard' },
      { as: administrator },
    );
    const [shown] = (await list()).users;
    expect(shown).toMatchObject({ id: ana.id, wellness: 'wow', petals: `03${'0'.repeat(21)}` });
    expect(shown).toMatchObject({ latest: { level: 'wow', trend: null }, weeklyAt: null, openExercises: 0 });
    await call('admin.users.remove', { id: ana.id }, { as: administrator });
  });

  it('knows the latest test with its trend, the last weekly one, and the exercises to be done', async () => {
    const ana = await clientOfLaterPhases(product);
    const shown = async () => (await list()).users.find(({ id }: ListedUser) => id === ana.id);
    const weekly = async (answer: number) => {
      const responses = Array<number>(20).fill(answer);
      await call('responsibility.weekly.register', { user: ana.id, responses }, { as: ana });
    };
    expect(await shown()).toMatchObject({ latest: null, wellness: null });
    const before = Date.now();
    await weekly(3);
    expect(await shown()).toMatchObject({ latest: { level: 'flow', trend: null }, wellness: null });
    await weekly(1);
    const { latest, weeklyAt } = await shown();
    expect(latest).toMatchObject({ level: 'crisis', trend: 'down' });
    expect([latest.date, weeklyAt].every((moment) => moment >= before && moment <= Date.now())).toBe(true);
    await weekly(4);
    expect((await shown()).latest).toMatchObject({ level: 'wow', trend: 'up' });
    for (const description of ['Uno', 'Dos', 'Tres', 'Cuatro']) {
      const input = { ...exercise(ana.id), description };
      expect((await call('responsibility.training.register', input, { as: ana })).error).toBeUndefined();
    }
    const { data } = await call('responsibility.training.getByUser', { user: ana.id }, { as: ana });
    const [one, another] = data.map(({ id }: { id: string }) => ({ user: ana.id, id }));
    await call('responsibility.training.setDone', { ...one, favourite: true }, { as: ana });
    await call('responsibility.training.remove', another, { as: ana });
    expect((await shown()).openExercises).toBe(2);
    await call('admin.users.remove', { id: ana.id }, { as: administrator });
  });

  it.each([
    ['size', 0],
    ['size', 11],
    ['size', '10'],
    ['sort', 'password_hash'],
    ['sort', 'id; drop table users'],
    ['direction', 'up'],
    ['filter', 'rich'],
    ['level', 'best'],
    ['phase', 'impact'],
    ['accountState', 'gone'],
    ['list', 'nobody'],
    ['page', 'nothing'],
    ['page', btoa('{"toward":"next"}')],
    ['page', 'x'.repeat(2000)],
    ['search', 'x'.repeat(1000)],
  ])('is not read with %s %j', async (field, value) => {
    const { error } = await call('admin.users.list', { [field]: value }, { as: administrator });
    expect(error).toMatchObject({ code: 'invalid', issues: [{ path: field }] });
  });
});

describe('the neighbours of a client', () => {
  it('are those before and after in the order of the list', async () => {
    const query = { search: 'walker-1', sort: 'username', direction: 'asc' };
    const ids = (await list({ ...query, size: 100 })).users.map(({ id }: ListedUser) => id);
    const beside = async (id: string) =>
      (await call('admin.users.neighbours', { ...query, id }, { as: administrator })).data;
    expect(await beside(ids[0])).toEqual({ previous: null, next: ids[1] });
    expect(await beside(ids[4])).toEqual({ previous: ids[3], next: ids[5] });
    expect(await beside(ids.at(-1))).toEqual({ previous: ids.at(-2), next: null });
    expect(await beside('unknown')).toEqual({ previous: null, next: null });
  });
});

test('all users are sent as they are read, over REST, newest first', async () => {
  const { passwords, store } = product.services;
  const passwordHash = await passwords.hash('a-good-password');
  const user = {
    firstname: 'A',
    lastname: 'B',
    address: 'C',
    phone: '1',
    access: 'client',
    passwordHash,
    createdAt: 1,
  };
  await store.users.registerAll(
    Array.from({ length: 450 }, (_, n) => ({ ...user, username: `many-${n}`, email: `many-${n}@example.org` })),
    administrator.id,
  );
  const answer = await rest('GET', '/admin/user/getall/', { as: administrator });
  const ids = answer.json().users.map((one: { _id: string }) => one._id);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(ids).toEqual(
    database
      .prepare('select id from users order by id desc')
      .all()
      .map(({ id }) => id),
  );
});
