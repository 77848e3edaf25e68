import { dateLocale } from '@miraco/domain/date-locale';
import type { Language } from '@miraco/domain/languages';

/** Whether Intl takes it: some browsers say `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The browser's region, where the browser is in that language (`en-US`). Otherwise the locale that mails and documents use. */
export function readerLocale(language: Language): string {
  const own = navigator.language;
  return own.startsWith(`${language}-`) && isLocale(own) ? own : dateLocale(language);
}

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(readerLocale(language), options);
}
