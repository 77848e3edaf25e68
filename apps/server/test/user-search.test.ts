import { describe, expect, it } from 'vitest';
import { isPostgres, startProduct } from './product.ts';
import { userPages, walkers } from './user-pages.ts';

const product = await startProduct();
const { administrator, client, database, edit, rest } = product;
const { list, usernames, walk } = userPages(product);
await walkers(product);

describe('a search', () => {
  const found = async (search: string, query: object = {}) =>
    usernames(await list({ search, size: 100, ...query })).sort();

  it('finds any part of a name, username or address, ignoring case and accents', async () => {
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
    // A hyphen, an apostrophe, a point or an @ ends a word as a space does: the index and the check of a few users agree.
    await client({ username: 'jo.vx-wy', firstname: "O'Xzara", lastname: 'Cruz-Źabka', email: 'first.uy@kw.example' });
    for (const beginning of ['vx', 'wy', 'xz', 'źa', 'uy', 'kw', "'x"]) {
      expect(await found(beginning), beginning).toEqual(['jo.vx-wy']);
      expect(await found(beginning, { filter: 'neverSignedIn' }), beginning).toEqual(['jo.vx-wy']);
    }
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

  it('finds a new name, and no removed user', async () => {
    const ana = await client({ lastname: 'Bürgermeister' });
    await edit(ana, { lastname: 'Trabuco' });
    expect(await found('burger')).toEqual([]);
    expect(await found('trabuc')).toEqual([ana.username]);
    await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator });
    expect(await found('trabuc')).toEqual([]);
    expect((await list()).total).toBe(
      database.prepare("select count(*) as n from users where list = 'clients'").get()?.n,
    );
  });

  it.skipIf(isPostgres)('leaves no word of a removed user in the search index of SQLite', async () => {
    const ana = await client({ lastname: 'Trabuco' });
    const indexed = database.prepare("select count(*) as n from user_trigrams where user_trigrams match 'trabuco'");
    expect(indexed.get()?.n).toBe(1);
    await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator });
    expect(indexed.get()?.n).toBe(0);
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
