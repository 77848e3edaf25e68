import { describe, expect, it, test } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, rest } = product;

interface Listed {
  id: string;
  username: string;
}

const list = async (query: object = {}) => (await call('admin.users.list', query, { as: administrator })).data;
const usernames = (page: { users: Listed[] }) => page.users.map(({ username }) => username);

/** Walks through all pages of a list by its own links. */
async function walk(query: object, first: object, link: 'next' | 'previous'): Promise<Listed[][]> {
  const pages: Listed[][] = [];
  let page = await list({ ...query, ...first });
  while (true) {
    pages.push(page.users);
    if (!page[link]) return pages;
    page = await list({ ...query, page: page[link] });
  }
}

const people = [];
for (let position = 0; position < 23; position += 1) {
  const details = { firstname: position % 2 ? 'Álvaro' : 'alba', lastname: `Nº ${String(position % 5)}` };
  people.push(await client({ ...details, username: `walker-${position}` }));
}
for (const { id } of people.slice(0, 9)) await edit({ id }, { active_test: false });
for (const person of people.slice(4, 12)) await product.registerInitial(person.id, person);
for (const { id } of people.slice(7, 10)) await product.services.store.users.signedIn(id, Date.now() - 1000);

describe('the list of users', () => {
  const sorts = ['created', 'name', 'username', 'phase', 'wellness', 'lastLogin'];
  const cases = sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => [sort, direction] as const));

  it.each(cases)('by %s %s is walked through forwards and backwards, each user once', async (sort, direction) => {
    const query = { sort, direction, size: 10 };
    const all = (await list({ ...query, size: 100 })).users.map(({ id }: Listed) => id);
    const total = (await list()).total;
    expect(all).toHaveLength(total);

    const forwards = await walk(query, {}, 'next');
    expect(forwards.flat().map(({ id }) => id)).toEqual(all);
    const { last } = await list(query);
    const backwards = await walk(query, { page: last }, 'previous');
    expect(backwards.reverse()).toEqual(forwards);

    const opposite = (await list({ ...query, direction: direction === 'asc' ? 'desc' : 'asc', size: 100 })).users;
    expect(opposite.map(({ id }: Listed) => id)).toEqual(all.reverse());
  });

  it('is newest first, and sorts names whatever their case and accents', async () => {
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

  it('goes on from where it was although the user there has been removed', async () => {
    const extra = await client();
    const first = await list({ size: 10 });
    const removed = first.users.at(-1);
    const second = usernames(await list({ size: 10, page: first.next }));
    await call('admin.users.remove', { id: removed.id }, { as: administrator });
    expect(usernames(await list({ size: 10, page: first.next }))).toEqual(second);
    await call('admin.users.remove', { id: extra.id }, { as: administrator });
  });

  it('has nobody beyond its end, and says so', async () => {
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
    ['page', 'nothing'],
    ['page', btoa('{"toward":"next"}')],
    ['page', 'x'.repeat(2000)],
    ['search', 'x'.repeat(1000)],
  ])('is not read with %s %j', async (field, value) => {
    const { error } = await call('admin.users.list', { [field]: value }, { as: administrator });
    expect(error).toMatchObject({ code: 'invalid', issues: [{ path: field }] });
  });
});

describe('a search', () => {
  const found = async (search: string, query: object = {}) =>
    usernames(await list({ search, size: 100, ...query })).sort();

  it('finds any part of a name, username or address, whatever its case and accents', async () => {
    await client({ username: 'zoe', firstname: 'Zoë Mª', lastname: 'Núñez-Ångström', email: 'z.nunez@example.net' });
    for (const search of [
      'nunez',
      'NÚÑ',
      'angstr',
      'zoë m',
      'ÑEZ-ÅNG',
      'z.nun',
      'EXAMPLE.NET',
      'zoe',
      'núñez zoë',
      ' nuñez  ',
    ]) {
      expect(await found(search), search).toEqual(['zoe']);
    }
  });

  it('of one or two letters finds the beginnings of words', async () => {
    await client({ username: 'qi', firstname: 'Ωmega', lastname: 'Ibn Rušd', email: 'qq@example.org' });
    expect(await found('qi')).toEqual(['qi']);
    expect(await found('ω')).toEqual(['qi']);
    expect(await found('ru')).toEqual(['qi']);
    expect(await found('rušd ω')).toEqual(['qi']);
    expect(await found('ušd i')).toEqual(['qi']);
    expect(await found('us')).toEqual([]);
  });

  it('takes every sign as it stands', async () => {
    await client({
      username: '100%_"real"',
      firstname: "O'Neill",
      lastname: '🌱 Sprout* AND',
      email: 'sign@example.org',
    });
    for (const search of ['100%', '%_"', '"real"', "o'neill", '🌱 sprout', 'sprout*', 'AND 100']) {
      expect(await found(search), search).toEqual(['100%_"real"']);
    }
    for (const search of ['%', '_', '"', '*', '🌱🌱🌱', 'NOT sprout', 'words:real', "'; drop table users"]) {
      expect(await found(search), search).toEqual([]);
    }
  });

  it('follows a new name, and forgets a user who is removed', async () => {
    const ana = await client({ lastname: 'Bürgermeister' });
    await edit(ana, { lastname: 'Trabuco' });
    expect(await found('burger')).toEqual([]);
    expect(await found('trabuc')).toEqual([ana.username]);
    await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator });
    expect(await found('trabuc')).toEqual([]);
    expect(
      database.prepare("select count(*) as n from user_trigrams where user_trigrams match 'trabuco'").get()?.n,
    ).toBe(0);
    expect((await list()).total).toBe(database.prepare('select count(*) as n from users').get()?.n);
  });

  it('is sorted and paged like the list', async () => {
    const query = { search: 'walker-1', sort: 'username', direction: 'asc', size: 10 };
    const pages = await walk(query, {}, 'next');
    const walkers = database
      .prepare("select username from users where username like 'walker-1%' order by username")
      .all()
      .map(({ username }) => username);
    expect(walkers.length).toBeGreaterThan(5);
    expect(pages.flat().map(({ username }) => username)).toEqual(walkers);
    expect((await list(query)).total).toBe(walkers.length);
  });
});

describe('a filter', () => {
  const day = 24 * 60 * 60 * 1000;
  const crisis = Array<number>(20).fill(1);
  const filtered = async (filter: string, search = '') => usernames(await list({ filter, search, size: 100 })).sort();
  const counted = async () => (await call('admin.attention', undefined, { as: administrator })).data;

  test('crisis: those whose latest test says so', async () => {
    const ana = await client({ username: 'ana-crisis' });
    await product.registerInitial(ana.id, ana, crisis);
    expect(await filtered('crisis')).toEqual(['ana-crisis']);
    expect((await counted()).crisis).toBe(1);
    await edit(ana, { active_test: false });
    const weekly = (responses: number[]) =>
      call('responsibility.weekly.register', { user: ana.id, responses }, { as: ana });
    await weekly(Array<number>(20).fill(4));
    expect(await filtered('crisis')).toEqual([]);
    await weekly(crisis);
    expect(await filtered('crisis')).toEqual(['ana-crisis']);
    await edit(ana, { disabled: true });
    expect(await filtered('crisis')).toEqual([]);
  });

  test('silent: clients who have not been here for 14 days', async () => {
    const [ana, bea] = [await client({ username: 'ana-silent' }), await client({ username: 'bea-silent' })];
    await product.services.store.users.wasActive(ana.id, Date.now() - 14 * day - 1000);
    await product.services.store.users.wasActive(bea.id, Date.now() - 14 * day + 60_000);
    await product.services.store.users.wasActive(administrator.id, Date.now() - 100 * day);
    expect(await filtered('silent')).toEqual(['ana-silent']);
    expect(await filtered('silent', 'bea')).toEqual([]);
    expect(await filtered('silent', 'silent')).toEqual(['ana-silent']);
    await call('account.me', undefined, { as: await product.session(ana) });
    expect(await filtered('silent')).toEqual([]);
  });

  test('waiting: those who are through with Conscience, until phase 2 is opened', async () => {
    const ana = await client({ username: 'ana-waiting' });
    const change = (virtue: string) =>
      call('conscience.userVirtues.edit', { user: ana.id, virtue, type: 'hard' }, { as: administrator });
    await product.registerInitial(ana.id, ana);
    await rest('POST', '/client/conscience/weak/register', { as: ana, body: { user: ana.id, responses: [] } });
    const { virtues } = await import('@miraco/domain/virtues');
    for (const virtue of virtues) await change(virtue);
    expect(await filtered('waiting')).toEqual([]);
    const expectation = {
      me: true,
      who: 'padre',
      prospect: 'Que no cambie',
      feelings: [{ emotion: 'culpa' }],
      conducts: [{ behavior: 'postergar' }],
    };
    await rest('POST', '/client/conscience/prospect/register', { as: ana, body: { user: ana.id, ...expectation } });
    expect(await filtered('waiting')).toEqual(['ana-waiting']);
    expect((await counted()).waiting).toBe(1);
    await edit(ana, { active_test: false });
    expect(await filtered('waiting')).toEqual([]);
  });
});

describe('the neighbours of a client', () => {
  it('are those before and after in the order of the list', async () => {
    const query = { search: 'walker-1', sort: 'username', direction: 'asc' };
    const ids = (await list({ ...query, size: 100 })).users.map(({ id }: Listed) => id);
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
