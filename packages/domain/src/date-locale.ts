import type { Language } from './languages.ts';

/** The locale for dates: the English texts are British, and so are their dates. */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
