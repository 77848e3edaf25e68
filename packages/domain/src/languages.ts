/**
 * The languages of the interface, of the method and of guides, in the order on screen. A new one goes to the end: REST numbers
 * the texts of guides in this order.
 */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Of users who chose none: they are written to in it. */
export const defaultLanguage: Language = 'es';

/** Of readers whose own language is not in the list. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language in which a user is written to. */
export function languageOf({ language }: { readonly language: Language | null }): Language {
  return language ?? defaultLanguage;
}

/** The language for a browser that prefers `tag`, an IETF tag: any Spanish (`es-MX`) is `es`, a language not in the list is `en`. */
export function languageForTag(tag: string): Language {
  return languages.find((language) => new RegExp(`^${language}\\b`, 'i').test(tag)) ?? fallbackLanguage;
}

/** One value for each language. */
export function inEachLanguage<Value>(value: (language: Language) => Value): Record<Language, Value> {
  // The list is complete, which fromEntries cannot know.
  return Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, Value>;
}
