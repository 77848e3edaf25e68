import { isLanguage, type Language } from '@miraco/domain/languages';

/** Without the texts of other languages, which are by language wherever there are any. */
function narrowed(content: unknown, language: Language): unknown {
  if (Array.isArray(content)) return content.map((entry) => narrowed(entry, language));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => key === language || !isLanguage(key))
      .map(([key, value]) => [key, narrowed(value, language)]),
  );
}

/** By what is narrowed, which stays the same as long as the server runs. */
const known = new WeakMap<object, Map<Language, unknown>>();

/**
 * The texts of the method as a reader of one language needs them: half of the bytes. The type stays that of all languages, as readers
 * look up that of the screen; without a language it is all of them.
 */
export function inLanguage<Content extends object>(content: Content, language: Language | undefined): Content {
  if (language === undefined) return content;
  const byLanguage = known.get(content) ?? new Map<Language, unknown>();
  known.set(content, byLanguage);
  if (!byLanguage.has(language)) byLanguage.set(language, narrowed(content, language));
  return byLanguage.get(language) as Content;
}
