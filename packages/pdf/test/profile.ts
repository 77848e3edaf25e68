import { readFileSync } from 'node:fs';
import type { Language } from '@miraco/domain/languages';
import { polarityPairs } from '@miraco/domain/polarity';
import type { Ratings } from '@miraco/domain/ratings';
import { forEveryVirtue, strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { methodSchemas } from '@miraco/method/schemas';
import type { ConscienceProfile } from '../src/profile-sheet.ts';

const content = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../method/content/${file}.json`, import.meta.url), 'utf8'));
const texts = methodSchemas.virtues.parse(content('virtues'));
const partners = methodSchemas.polarity.parse(content('polarity'));

/** All 23 rated, eight strong ones among them, the third by an administrator. */
export const fullRatings: Ratings = Object.fromEntries(
  virtues.map((virtue, position) => [
    virtue,
    { strength: strengths[position % 3] ?? 'media', origin: position === 2 ? 'administrator' : 'test' },
  ]),
);

/** The profile of somebody with the texts of the method. */
export function profileOf(name: string, language: Language = 'es', ratings = fullRatings): ConscienceProfile {
  const partnersOf = forEveryVirtue((virtue): Virtue[] => partners[virtue].map(({ partner }) => partner));
  return {
    name,
    brand: 'Miraco',
    help: ['If you are thinking of dying: 024 (Línea 024)'],
    date: Date.UTC(2026, 2, 4, 12),
    language,
    ratings,
    words: forEveryVirtue((virtue) => {
      const { name: called, meaning, weak, medium, strong } = texts[virtue];
      return {
        name: called[language],
        meaning: meaning[language],
        debil: weak[language],
        media: medium[language],
        fuerte: strong[language],
      };
    }),
    reasons: (virtue) => `Está aquí porque marcaste «${texts[virtue].name[language]} ya».`,
    polarity: polarityPairs(ratings, partnersOf),
    why: (from, to) => partners[from].find(({ partner }) => partner === to)?.why[language] ?? '',
  };
}
