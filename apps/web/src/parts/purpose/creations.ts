import { type Language, languages } from '@miraco/domain/languages';
import type { Creations } from '@miraco/domain/purpose';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Suggested = Outputs['method']['creations'][keyof Outputs['method']['creations']];
type Suggestion = Suggested[number];

/** A suggestion is stored as it read when it was chosen, in any of the languages. */
const reads = (suggestion: Suggestion, text: string) => languages.some((language) => suggestion[language] === text);

/** A suggestion of the method, or a chosen one that the method no longer has. */
export interface Idea {
  /** In the reader's language; a former suggestion as it was chosen. */
  text: string;
  chosen: boolean;
  /** The chosen texts after it is pressed. */
  pressed: string[];
}

/** What a virtue could bring about: the method's suggestions, then the chosen ones that it has replaced since. */
export function ideasOf(suggested: Suggested, chosen: readonly string[], language: Language): Idea[] {
  const ideas = suggested.map((suggestion): Idea => {
    const others = chosen.filter((text) => !reads(suggestion, text));
    const isChosen = others.length < chosen.length;
    const text = suggestion[language];
    return { text, chosen: isChosen, pressed: isChosen ? others : [...others, text] };
  });
  const former = chosen.filter((text) => !suggested.some((suggestion) => reads(suggestion, text)));
  return [
    ...ideas,
    ...former.map((text): Idea => ({ text, chosen: true, pressed: chosen.filter((other) => other !== text) })),
  ];
}

/** What the client wants to create with a virtue: the chosen suggestions, then their own words. */
export function ownCreations(suggested: Suggested, stored: Creations | undefined, language: Language): string[] {
  if (!stored) return [];
  const chosen = ideasOf(suggested, stored.chosen, language).filter((idea) => idea.chosen);
  return [...chosen.map(({ text }) => text), ...(stored.own.trim() ? [stored.own] : [])];
}
