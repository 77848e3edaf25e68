import type { Language } from '@miraco/domain/languages';

/** The name of a language in `reader`: `inglés` in Spanish, `English` in English. */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

/** `español e inglés`, in `reader`. */
export function languageNames(languages: readonly Language[], reader: Language): string {
  return new Intl.ListFormat(reader).format(languages.map((language) => languageName(language, reader)));
}

export const capitalized = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The name of a language in itself, as a choice in a list: `Español`. */
export const ownLanguageName = (language: Language): string => capitalized(languageName(language, language), language);
