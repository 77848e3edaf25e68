import { type Ratings, virtuesRated } from './ratings.ts';
import type { Virtue } from './virtues.ts';

export interface PolarityPair {
  strong: Virtue;
  /** Its partners that are weak for this user; empty if none is. */
  weak: Virtue[];
}

/**
 * Each strong virtue of a user with its weak partners. Spec 1, section 2.
 * @param partners the 1 to 4 virtues that balance each one, as the method lists them
 */
export function polarityPairs(ratings: Ratings, partners: Readonly<Record<Virtue, readonly Virtue[]>>): PolarityPair[] {
  return virtuesRated(ratings, 'fuerte').map((strong) => ({
    strong,
    weak: partners[strong].filter((partner) => ratings[partner]?.strength === 'debil'),
  }));
}
