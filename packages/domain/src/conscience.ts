import type { Ratings } from './ratings.ts';
import { type Virtue, virtues } from './virtues.ts';

/** How many statements may be marked in the weak test. Spec 1, section 9. */
export const maximumWeak = 8;

/** The number of a question: the position of its virtue in the order of the method, 1..23. */
export function questionNumber(virtue: Virtue): number {
  return virtues.indexOf(virtue) + 1;
}

interface KnownWeak {
  weakTest: readonly Virtue[];
  expectations: readonly Virtue[];
}

/** The number of marks that count towards the limit. A virtue that an expectation cites does not count: it is trained anyway. */
export function countedMarks({ weakTest, expectations }: KnownWeak): number {
  return new Set(weakTest.filter((virtue) => !expectations.includes(virtue))).size;
}

export type BlockReason = 'weakTest' | 'expectation';

/** The virtues that the medium/hard test does not ask about because they are known to be weak, with the reason. Spec 1, section 4. */
export function blockedInMediumHard({ weakTest, expectations }: KnownWeak): Partial<Record<Virtue, BlockReason>> {
  const blocked: Partial<Record<Virtue, BlockReason>> = {};
  for (const virtue of expectations) blocked[virtue] = 'expectation';
  for (const virtue of weakTest) blocked[virtue] = 'weakTest';
  return blocked;
}

/** The steps of the phase, as its navigation bar lists them. */
export const conscienceSteps = ['initial', 'weak', 'prospect', 'mediumhard'] as const;
export type ConscienceStep = (typeof conscienceSteps)[number];

interface Progress {
  initialTaken: boolean;
  weakTestTaken: boolean;
  expectationCount: number;
  ratings: Ratings;
}

/** The virtues that neither a test nor an administrator has rated. */
export function unratedVirtues(ratings: Ratings): Virtue[] {
  return virtues.filter((virtue) => !ratings[virtue]);
}

/** The steps still to be done before Conscience is complete, in their order. */
export function missingSteps({ initialTaken, weakTestTaken, expectationCount, ratings }: Progress): ConscienceStep[] {
  const done: Record<ConscienceStep, boolean> = {
    initial: initialTaken,
    weak: weakTestTaken,
    prospect: expectationCount > 0,
    mediumhard: unratedVirtues(ratings).length === 0,
  };
  return conscienceSteps.filter((step) => !done[step]);
}
