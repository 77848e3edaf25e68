import { readFileSync } from 'node:fs';
import { type Language, languages } from '@miraco/domain/languages';
import { allParts, allTexts, loadAnyTexts } from '@miraco/i18n/all-texts';
import { everyText } from '@miraco/method/every-text';
import { loadMethod } from '@miraco/method/load';
import { readability } from '@miraco/method/readability';
import { describe, expect, test } from 'vitest';

const method = await loadMethod();
const table = readFileSync(new URL('../docs/method.md', import.meta.url), 'utf8')
  .split('## One word for each thing')[1]
  ?.split('\n## ')[0];

/** The column of the table that lists what a language does not say. */
const columns: Partial<Record<Language, number>> = { es: 2, en: 4 };

/** The specification quotes these sentences, or the Spanish one that they say in English. */
const quoted = new Set(['evaluation.incomplete']);

/** Quotation marks that a language does not have, and its inner ones without the outer. */
const wrongMarks: Partial<Record<Language, RegExp>> = { es: /["‘’]|^[^«]*[“”]/, en: /["«»]|^[^‘]*[“”]/ };

const rows = [...(table ?? '').matchAll(/^\| (.*) \|$/gm)]
  .map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
  .filter(([thing]) => thing !== 'thing' && thing !== '---');

function retired(language: Language): string[] {
  const column = columns[language];
  return column === undefined ? [] : rows.flatMap((row) => row[column]?.split(' · ') ?? []).filter(Boolean);
}

const asWord = (term: string) => new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu');

const interfaceTexts = (language: Language) => everyText(allTexts.get(language), language, [], language);

describe.each(languages)('in %s', (language) => {
  const texts = [...everyText(method, language), ...interfaceTexts(language)].map(({ keys, text }) => ({
    path: keys.join('.'),
    text,
  }));

  test('no text says a thing in a word that the table of docs/method.md has retired', () => {
    const found = retired(language).flatMap((term) =>
      texts.filter(({ path, text }) => !quoted.has(path) && asWord(term).test(text)).map((one) => ({ term, ...one })),
    );
    expect(found).toEqual([]);
  });

  test('quotation marks are those of the language', () => {
    const wrong = [...everyText(method, language), ...interfaceTexts(language)].filter(({ text }) =>
      wrongMarks[language]?.test(text),
    );
    expect(wrong.map(({ keys }) => keys.join('.'))).toEqual([]);
  });

  test('there are texts of the interface and of the method to look through', () => {
    expect(texts.length).toBeGreaterThan(2000);
  });

  test.each(allParts)('the longer texts of the interface in %s are quite easy to read', async (part) => {
    const longer = everyText(await loadAnyTexts(language, part), language, [], language)
      .map(({ text }) => text.replace(/\{\{[^}]*\}\}/g, 'Ana'))
      .filter((text) => text.split(/\s+/).length >= 12);
    const reading = readability(longer, language);
    // Two sentences are too few for a figure.
    if (reading && longer.length > 2) expect(reading).toMatchObject({ easy: true });
  });
});

test('the table has a row for each thing, and retires words of both languages', () => {
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => 5));
  for (const language of ['es', 'en'] as const) expect(retired(language).length).toBeGreaterThan(10);
  expect(retired('es')).toContain('quien te acompaña');
});

test.each([
  ['Pide ayuda a Quien te acompaña.', true],
  ['Los desafíos', false],
  ['Un desafío', true],
])('“%s” holds a retired word: %s', (text, found) => {
  expect(retired('es').some((term) => asWord(term).test(text))).toBe(found);
});
