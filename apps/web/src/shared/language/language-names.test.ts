import { languages } from '@miraco/domain/languages';
import { expect, test } from 'vitest';
import { capitalized, languageName, languageNames, ownLanguageName } from './language-names.ts';

test('each language is named in itself, and begins with a capital letter', () => {
  expect(languages.map(ownLanguageName)).toEqual(['Español', 'English']);
});

test('within a sentence a language is named in the reader’s language', () => {
  expect([languageName('en', 'es'), languageName('es', 'en')]).toEqual(['inglés', 'Spanish']);
});

test('several are listed as the reader’s language lists them', () => {
  expect(capitalized(languageNames(languages, 'es'), 'es')).toBe('Español e inglés');
  expect(capitalized(languageNames(languages, 'en'), 'en')).toBe('Spanish and English');
});
