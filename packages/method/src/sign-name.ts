import type { Language } from '@miraco/domain/languages';
import type { Method } from './schemas.ts';

/** The name of an emotion or a behaviour; its key if the method no longer knows it. */
export function signName(signs: Method['emotions'], key: string, language: Language): string {
  if (key === signs.none.key) return signs.none[language];
  return Object.hasOwn(signs.signs, key) ? (signs.signs[key]?.[language] ?? key) : key;
}
