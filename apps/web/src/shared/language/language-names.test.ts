import { expect, test } from 'vitest';
import { capitalized, languageName, languageNames, ownLanguageName } from './language-names.ts';

test('each language is named in itself, and begins with a capital letter', () => {
  expect((['es', 'en'] as const).map(ownLanguageName)).toEqual(['Español', 'English']);
});

test('within a sentence a language is named in the reader’s language', () => {
  expect([languageName('en', 'es'), languageName('es', 'en')]).toEqual(['inglés', 'Spanish']);
});

test('several are listed as the reader’s language lists them', () => {
  expect(capitalized(languageNames(['es', 'en'], 'es'), 'es')).toBe('Español e inglés');
  expect(capitalized(languageNames(['es', 'en'], 'en'), 'en')).toBe('Spanish and English');
});
