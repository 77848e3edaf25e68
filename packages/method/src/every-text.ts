import { isLanguage, type Language } from '@miraco/domain/languages';

/** A text and the keys that lead to it, without its language: `['virtues', 'perdon', 'weak']`. */
export interface FoundText {
  readonly keys: readonly string[];
  readonly text: string;
}

/** Every text of one language in `node`, at any depth. */
export function everyText(
  node: unknown,
  language: Language,
  keys: readonly string[] = [],
  found?: Language | undefined,
): FoundText[] {
  if (typeof node === 'string') return found === language ? [{ keys, text: node }] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    found === undefined && isLanguage(key)
      ? everyText(child, language, keys, key)
      : everyText(child, language, [...keys, key], found),
  );
}
