import { inEachLanguage, type Language } from './languages.ts';

/** What the virtue is, and how to train it: cleaned HTML. Spec 2, section 3. */
export type GuideTextPair = [string, string];

/** The texts of a guide. */
export type GuideTexts = Record<Language, GuideTextPair>;

/** The texts of a guide that was written before there were all of today’s languages: the others have empty ones. */
export function completeTexts(known: Partial<GuideTexts>): GuideTexts {
  return inEachLanguage((language) => known[language] ?? ['', '']);
}
