import { describe, expect, test } from 'vitest';
import { inEachLanguage, isLanguage, languageOf, languages, preferredLanguage } from './languages.ts';

test('a user who chose no language gets mails in Spanish', () => {
  expect(languageOf({ language: null })).toBe('es');
  expect(languageOf({ language: 'en' })).toBe('en');
});

describe('a browser is answered in', () => {
  test.each([
    [['es'], 'es'],
    [['es-MX'], 'es'],
    [['ES-419'], 'es'],
    [['en'], 'en'],
    [['en-US'], 'en'],
    [['en-US@posix'], 'en'],
    [['es_ES', 'en'], 'es'],
    [['fr-FR'], 'en'],
    [['est'], 'en'],
    [[''], 'en'],
    [[], 'en'],
    [['ca', 'es'], 'es'],
    [['gl-ES', 'es-ES', 'en'], 'es'],
    [['eu', 'en', 'es'], 'en'],
    [['de', '*', 'es'], 'es'],
  ])('%j: %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

test.each(['es', 'en'])('%s is a language', (value) => {
  expect(isLanguage(value)).toBe(true);
});

test.each(['', 'ES', 'fr', 'constructor', null, undefined, ['es']])('%j is not a language', (value) => {
  expect(isLanguage(value)).toBe(false);
});

test('a value is made for each language, in the order of the list', () => {
  const made = inEachLanguage((language) => language.toUpperCase());
  expect(Object.entries(made)).toEqual(languages.map((language) => [language, language.toUpperCase()]));
  expect(made).toMatchObject({ es: 'ES', en: 'EN' });
});
