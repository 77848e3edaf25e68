import type { PolarityPair } from '@miraco/domain/polarity';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import type { Printed } from './person.ts';
import type { Sheet } from './sheet.ts';
import type { Cell } from './table.ts';

export interface ConscienceProfile extends Printed {
  /** The name and meaning of each virtue, and how it shows at each strength. */
  words: Readonly<Record<Virtue, Readonly<Record<'name' | 'meaning' | Strength, string>>>>;
  /** Why a virtue is weak, as a sentence; empty if nothing is known. */
  reasons: (weak: Virtue) => string;
  /** Each strong virtue with its weak counterparts. */
  polarity: readonly PolarityPair[];
  /** Why the second virtue helps the first. */
  why: (strong: Virtue, weak: Virtue) => string;
}

/** A sheet with the data of the profile. */
export interface ProfileSheet extends Sheet {
  profile: ConscienceProfile;
  t: Translator;
}

/** In the order of the screen. */
export const columns = ['fuerte', 'debil', 'media'] as const satisfies readonly Strength[];
export const columnGap = 20;

/** A cell with the name of a virtue, the sign of its strength, and a note where an administrator has changed it. */
export function virtueCell({ profile, styles, t }: ProfileSheet, virtue: Virtue): Cell {
  const rating = profile.ratings[virtue];
  return [
    { text: profile.words[virtue].name, style: styles.strong, ...(rating && { sign: rating.strength }) },
    ...(rating?.origin === 'administrator' ? [{ text: t('resume.adjusted'), style: styles.small }] : []),
  ];
}
