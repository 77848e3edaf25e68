import { people } from '@miraco/domain/entries';
import type { Language } from '@miraco/domain/languages';
import type { Outputs } from '#shared/trpc/trpc.ts';

/** The name of a person; the key of one that is not in the list. */
export function personName(names: Outputs['method']['people'], who: string, language: Language): string {
  const known = people.find((person) => person === who);
  return known ? names[known][language] : who;
}
