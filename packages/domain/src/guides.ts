import { inEachLanguage, type Language } from './languages.ts';

/** A text on the virtue and one on training it, as cleaned HTML. Spec 2, section 3. */
export type GuideTextPair = [string, string];

export type GuideTexts = Record<Language, GuideTextPair>;

/** Adds empty texts for the languages that are newer than the guide. */
export function completeTexts(known: Partial<GuideTexts>): GuideTexts {
  return inEachLanguage((language) => known[language] ?? ['', '']);
}
