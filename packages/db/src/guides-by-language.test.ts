import { completeTexts } from '@miraco/domain/guides';
import { describe, expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';
import { guidesRepository } from './guides.ts';

/** Characters that JSON escapes, and others that it must leave unchanged. */
const hostile = '<p class="a">Ñandú «ser» \\ / "quoted" \t\n\u2028 👩‍👩‍👧 {"es":["x"]}</p>';
const long = `<p>${'á'.repeat(49_990)}</p>`;

const db = migratedSince('0006_guides-by-language', (before) => {
  const addGuide = before.prepare(
    'insert into guides (id, virtue, url, text1, text2, text3, text4, date) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  addGuide.run('one', 'guia', 'dQw4w9WgXcQ', hostile, '<p>Dos</p>', '<p>Three</p>', long, 7);
  addGuide.run('two', 'alegria', '', '', '', '', '', 8);
  before
    .prepare('insert into guide_comments (id, guide, user, comment, approved, date) values (?, ?, ?, ?, 1, 9)')
    .run('c', 'one', 'ana', 'Me ha servido');
});
const guides = guidesRepository(db);

describe('a guide older than its languages', () => {
  it('has the first two in Spanish and the last two in English, to the letter', async () => {
    expect(await guides.byVirtue('guia', 'moderator')).toMatchObject({
      id: 'one',
      virtue: 'guia',
      url: 'dQw4w9WgXcQ',
      texts: { es: [hostile, '<p>Dos</p>'], en: ['<p>Three</p>', long] },
      date: 7,
    });
  });

  it('that was empty still exists, and is empty', async () => {
    const empty = { id: 'two', virtue: 'alegria', url: '', texts: completeTexts({}), date: 8 };
    expect(await guides.all()).toContainEqual(empty);
    expect(await guides.count()).toBe(2);
  });

  it('keeps its comments, which are still deleted with it', async () => {
    expect((await guides.byVirtue('guia', 'moderator'))?.comments).toMatchObject([
      { id: 'c', comment: 'Me ha servido' },
    ]);
    expect(db.$client.pragma('foreign_key_check')).toEqual([]);
    expect(db.$client.pragma('foreign_key_list(guide_comments)')).toContainEqual(
      expect.objectContaining({ table: 'guides', on_delete: 'CASCADE' }),
    );
  });

  it('is still the only one of its virtue', async () => {
    const texts = completeTexts({});
    await expect(guides.register({ virtue: 'guia', url: '', texts, author: null, date: 0 })).rejects.toThrow(
      'guideTaken',
    );
  });
});

it('a guide that is older than a language has empty texts in it', async () => {
  db.$client.prepare(`update guides set texts = '{"es":["<p>Uno</p>",""]}' where id = 'two'`).run();
  const texts = { es: ['<p>Uno</p>', ''], en: ['', ''] };
  expect(await guides.byVirtue('alegria', 'moderator')).toMatchObject({ texts });
  expect((await guides.all()).find(({ id }) => id === 'two')).toMatchObject({ texts });
});
