/**
 * The languages of the interface, the method and the guides, in the order on screen. Add a new one at the end: REST numbers the
 * texts of guides in this order.
 */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** For mails to users who have not chosen a language. */
export const defaultLanguage: Language = 'es';

/** For browsers that prefer a language that is not in the list. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language of mails to a user. */
export function languageOf({ language }: { readonly language: Language | null }): Language {
  return language ?? defaultLanguage;
}

/**
 * The first of the languages that a browser prefers, as IETF tags, which the product has: any Spanish (`es-MX`) is `es`, and a reader of
 * `ca, es` reads Spanish. `en` where it has none of them.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  const known = (tag: string) => languages.find((language) => new RegExp(`^${language}(?![a-z])`, 'i').test(tag));
  return tags.map(known).find(isLanguage) ?? fallbackLanguage;
}

export function inEachLanguage<Value>(value: (language: Language) => Value): Record<Language, Value> {
  // Every language has an entry, which the type of fromEntries does not say.
  return Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, Value>;
}
