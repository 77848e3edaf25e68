import type { Ratings } from './ratings.ts';
import { type Virtue, virtues } from './virtues.ts';

/** How often a sign shows, from most to least. Spec 2, section 3. */
export const signFrequencies = ['diario', 'algunos', 'pocos'] as const;
export type SignFrequency = (typeof signFrequencies)[number];

/** None of the signs shows. */
export const noSign = 'ninguno';

/** The signs of a virtue's lack with their frequency, by their keys; or none of them. */
export type VirtueEvaluation = typeof noSign | Readonly<Record<string, SignFrequency>>;
export type Evaluation = Readonly<Partial<Record<Virtue, VirtueEvaluation>>>;

/** How many signs a virtue may be given. Spec 2, section 5. */
export const maximumSigns = 3;

/** The frequency of the sign that shows most, or none; undefined where nothing is said. */
export function mostFrequentSign(entry: VirtueEvaluation | undefined): SignFrequency | typeof noSign | undefined {
  if (entry === undefined || entry === noSign) return entry;
  const shown = Object.values(entry);
  return signFrequencies.find((frequency) => shown.includes(frequency));
}

/** Intensive training, moderate training, maintenance, aligned to the purpose. Spec 2, section 4. */
export const historyMarkers = ['crisis', 'challenge', 'flow', 'custom'] as const;
export type HistoryMarker = (typeof historyMarkers)[number];

const markers = { diario: 'crisis', algunos: 'challenge', pocos: 'flow', ninguno: 'custom' } as const;

/** How a virtue stands on the date of an evaluation; undefined where that evaluation lacks it. */
export function historyMarker(entry: VirtueEvaluation | undefined): HistoryMarker | undefined {
  const frequency = mostFrequentSign(entry);
  return frequency && markers[frequency];
}

/** The virtues that an evaluation is about: all that are rated, in the order of the method. */
export function virtuesToEvaluate(ratings: Ratings): Virtue[] {
  return virtues.filter((virtue) => ratings[virtue]);
}

/** Those of `expected` that have neither a sign nor `ninguno`. Spec 2, section 5. */
export function missingInEvaluation(expected: readonly Virtue[], evaluation: Evaluation): Virtue[] {
  return expected.filter((virtue) => mostFrequentSign(evaluation[virtue]) === undefined);
}
