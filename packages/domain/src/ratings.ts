import { forEveryVirtue, type Strength, type Virtue, virtues } from './virtues.ts';

/** How the medium/hard test calls a virtue. Spec 1, section 3. */
export const mediumHardTypes = ['medium', 'hard'] as const;
export type MediumHardType = (typeof mediumHardTypes)[number];

/** Everything that a user's ratings follow from. */
export interface RatingSources {
  /** Virtues whose statement the user recognised in the weak test. */
  weakTest: readonly Virtue[];
  /** Virtues that the user's self-limiting expectations cite, through their emotions and behaviours. */
  expectations: readonly Virtue[];
  mediumHard: Readonly<Partial<Record<Virtue, MediumHardType>>>;
  /** What an administrator has changed and not taken back. */
  administrator: Readonly<Partial<Record<Virtue, Strength>>>;
}

export interface Rating {
  strength: Strength;
  origin: 'test' | 'administrator';
}

/** No entry: not rated yet. */
export type Ratings = Partial<Record<Virtue, Rating>>;

function strengthByTests(virtue: Virtue, { weakTest, expectations, mediumHard }: RatingSources): Strength | undefined {
  if (weakTest.includes(virtue) || expectations.includes(virtue)) return 'debil';
  if (mediumHard[virtue] === undefined) return undefined;
  return mediumHard[virtue] === 'hard' ? 'fuerte' : 'media';
}

/**
 * Rates the virtues of a user (spec 1, sections 1 and 4): weak where the weak test or an expectation says so, else medium or
 * strong by the medium/hard test; an administrator's change wins over all of them.
 */
export function deriveRatings(sources: RatingSources): Ratings {
  const ratings: Ratings = {};
  for (const virtue of virtues) {
    const changed = sources.administrator[virtue];
    const strength = changed ?? strengthByTests(virtue, sources);
    if (strength) ratings[virtue] = { strength, origin: changed ? 'administrator' : 'test' };
  }
  return ratings;
}

/** Where a virtue stands from 1 (weak) to 3 (strong) on the radar chart and the rosette; 0 is not rated yet. Spec 1, section 9. */
export const strengthScale: Readonly<Record<Strength, 1 | 2 | 3>> = { debil: 1, media: 2, fuerte: 3 };

/** Every virtue on that scale, 0 where it is not rated: what the rosette draws. */
export function strengthValues(ratings: Ratings): Record<Virtue, 0 | 1 | 2 | 3> {
  return forEveryVirtue((virtue) => {
    const rating = ratings[virtue];
    return rating ? strengthScale[rating.strength] : 0;
  });
}

/** The virtues of one strength, in the order of the method. */
export function virtuesRated(ratings: Ratings, strength: Strength): Virtue[] {
  return virtues.filter((virtue) => ratings[virtue]?.strength === strength);
}
