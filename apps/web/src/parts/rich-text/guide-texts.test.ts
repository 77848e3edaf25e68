import { completeTexts, type GuideTexts, saysSomething } from '@miraco/domain/guides';
import type { Language } from '@miraco/domain/languages';
import { expect, test } from 'vitest';
import { readableTexts, textsIn } from './guide-texts.ts';

const guide = { texts: completeTexts({ es: ['<p>Uno</p>', '<p>Dos</p>'], en: ['<p>Three</p>', '<p></p>'] }) };

test('Spanish reads the Spanish texts', () => {
  expect(readableTexts(guide, 'es')).toEqual({ language: 'es', texts: ['<p>Uno</p>', '<p>Dos</p>'] });
});

test('English reads the English texts, without an empty one', () => {
  expect(readableTexts(guide, 'en')).toEqual({ language: 'en', texts: ['<p>Three</p>'] });
});

test('Spanish and English never fall back to another language', () => {
  const empty = (language: Language) => ({ texts: { ...guide.texts, [language]: ['', ''] } });
  expect(readableTexts(empty('es'), 'es').texts).toEqual([]);
  expect(readableTexts(empty('en'), 'en').texts).toEqual([]);
});

test('a language without texts of its own falls back to English', () => {
  const third = 'fr' as Language;
  const texts: GuideTexts = { ...guide.texts, [third]: ['<p> </p>', ''] };
  expect(readableTexts({ texts }, third)).toEqual({ language: 'en', texts: ['<p>Three</p>'] });
  const written: GuideTexts = { ...guide.texts, [third]: ['', '<p>Quatre</p>'] };
  expect(readableTexts({ texts: written }, third)).toEqual({ language: third, texts: ['<p>Quatre</p>'] });
  expect(textsIn({ texts }, third)).toEqual([]);
});

test('a picture alone is a text', () => {
  expect(saysSomething('<img src="/api/upload/guideimage/a.webp" alt="A lighthouse">')).toBe(true);
});

test.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp; </p>'])('%j is empty', (html) => {
  expect(saysSomething(html)).toBe(false);
});
