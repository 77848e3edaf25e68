import { dateLocale } from '@miraco/domain/date-locale';
import type { Language } from '@miraco/domain/languages';

/** The browser's region, where the browser is in that language (`en-US`). Otherwise the locale that mails and documents use. */
export function readerLocale(language: Language): string {
  return navigator.language.startsWith(`${language}-`) ? navigator.language : dateLocale(language);
}

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(readerLocale(language), options);
}
