import type { Ratings } from './ratings.ts';
import { type Virtue, virtues } from './virtues.ts';

/** How often a sign appears, most often first. Spec 2, section 3. */
export const signFrequencies = ['diario', 'algunos', 'pocos'] as const;
export type SignFrequency = (typeof signFrequencies)[number];

/** No sign appears. */
export const noSign = 'ninguno';

/** The frequency of each sign of a virtue's lack, by the sign's key; or no sign. */
export type VirtueEvaluation = typeof noSign | Readonly<Record<string, SignFrequency>>;
export type Evaluation = Readonly<Partial<Record<Virtue, VirtueEvaluation>>>;

/** The signs of an entry with their frequency; a virtue without an entry has none. */
export function signsOf(entry: VirtueEvaluation | undefined): Readonly<Record<string, SignFrequency>> {
  return entry === undefined || entry === noSign ? {} : entry;
}

/** Per virtue. Spec 2, section 5. */
export const maximumSigns = 3;

/** The highest frequency of any sign, or `noSign`; undefined if the virtue was not evaluated. */
export function mostFrequentSign(entry: VirtueEvaluation | undefined): SignFrequency | typeof noSign | undefined {
  if (entry === undefined || entry === noSign) return entry;
  const shown = Object.values(entry);
  return signFrequencies.find((frequency) => shown.includes(frequency));
}

/** In this order: intensive training, moderate training, maintenance, aligned to the purpose. Spec 2, section 4. */
export const historyMarkers = ['crisis', 'challenge', 'flow', 'custom'] as const;
export type HistoryMarker = (typeof historyMarkers)[number];

/** How far from intensive training, 0, to aligned, 3, a virtue is. */
export const markerValue = (marker: HistoryMarker): number => historyMarkers.indexOf(marker);

const markers = { diario: 'crisis', algunos: 'challenge', pocos: 'flow', ninguno: 'custom' } as const;

const shown = { crisis: 'diario', challenge: 'algunos', flow: 'pocos', custom: 'ninguno' } as const;

/** How often signs appear where a virtue has a marker. */
export const shownBy = (marker: HistoryMarker): SignFrequency | typeof noSign => shown[marker];

/** The marker of a virtue on the date of an evaluation; undefined if that evaluation does not contain it. */
export function historyMarker(entry: VirtueEvaluation | undefined): HistoryMarker | undefined {
  const frequency = mostFrequentSign(entry);
  return frequency && markers[frequency];
}

/** The virtues in an evaluation: all rated ones, in the order of the method. */
export function virtuesToEvaluate(ratings: Ratings): Virtue[] {
  return virtues.filter((virtue) => ratings[virtue]);
}

/** The virtues of `expected` with neither a sign nor `ninguno`. Spec 2, section 5. */
export function missingInEvaluation(expected: readonly Virtue[], evaluation: Evaluation): Virtue[] {
  return expected.filter((virtue) => mostFrequentSign(evaluation[virtue]) === undefined);
}
