import { isLanguage, type Language } from '@miraco/domain/languages';
import type { Method } from '@miraco/method/schemas';

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

/**
 * Reads a part of the method as a reader of one language needs it: half of the bytes. The type stays that of all languages, as readers
 * look up that of the screen; without a language it is all of them. Made once for each method and language: a method stays the same as
 * long as the server runs.
 * @param partOf what is read of the method
 */
export function inLanguage<Part>(partOf: (method: Method) => Part) {
  const known = new WeakMap<Method, Map<Language | undefined, Part>>();
  return (method: Method, language: Language | undefined): Part => {
    const made = known.get(method) ?? new Map<Language | undefined, Part>([[undefined, partOf(method)]]);
    known.set(method, made);
    if (!made.has(language)) made.set(language, narrowed(made.get(undefined), language as Language) as Part);
    return made.get(language) as Part;
  };
}
