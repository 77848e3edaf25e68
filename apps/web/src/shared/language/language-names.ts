import type { Language } from '@miraco/domain/languages';

/** What a language is called in `reader`: `inglés` in Spanish, `English` in English. */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

/** What a language calls itself, as a choice in a list: `Español`. */
export function ownLanguageName(language: Language): string {
  const name = languageName(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
