import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import type { Language } from '@miraco/method/text';

/** TEMPORARY: replaced by the shared ones. */
export function sentenceCase(text: string, language: string): string {
  return text
    .toLocaleLowerCase(language)
    .replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(language));
}
export function signName(signs: Method['emotions'], key: string, language: Language): string {
  if (key === signs.none.key) return signs.none[language];
  return Object.hasOwn(signs.signs, key) ? (signs.signs[key]?.[language] ?? key) : key;
}
export function touchedVirtues(signs: readonly { virtue: Virtue | null }[]): Virtue[] {
  const touched = new Set(signs.map((sign) => sign.virtue));
  return virtues.filter((virtue) => touched.has(virtue));
}
