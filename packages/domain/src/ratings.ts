import { forEveryVirtue, type Strength, type Virtue, virtues } from './virtues.ts';

/** The answers of the medium/hard test. Spec 1, section 3. */
export const mediumHardTypes = ['medium', 'hard'] as const;
export type MediumHardType = (typeof mediumHardTypes)[number];

/** Everything that a user's ratings are derived from. */
export interface RatingSources {
  /** Virtues whose statement the user recognised in the weak test. */
  weakTest: readonly Virtue[];
  /** Virtues that the emotions and behaviours of the user's self-limiting expectations cite. */
  expectations: readonly Virtue[];
  mediumHard: Readonly<Partial<Record<Virtue, MediumHardType>>>;
  /** The strengths that an administrator has set and not removed. */
  administrator: Readonly<Partial<Record<Virtue, Strength>>>;
}

export interface Rating {
  strength: Strength;
  origin: 'test' | 'administrator';
}

/** A missing entry: not rated yet. */
export type Ratings = Partial<Record<Virtue, Rating>>;

function strengthByTests(virtue: Virtue, { weakTest, expectations, mediumHard }: RatingSources): Strength | undefined {
  if (weakTest.includes(virtue) || expectations.includes(virtue)) return 'debil';
  if (mediumHard[virtue] === undefined) return undefined;
  return mediumHard[virtue] === 'hard' ? 'fuerte' : 'media';
}

/**
 * Rates the virtues of a user (spec 1, sections 1 and 4): weak if the weak test or an expectation says so, otherwise medium or strong
 * by the medium/hard test. An administrator's rating overrides all of them.
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

/** The strength of a virtue on the radar chart and the rosette, from 1 (weak) to 3 (strong); 0 is not rated yet. Spec 1, section 9. */
export const strengthScale: Readonly<Record<Strength, 1 | 2 | 3>> = { debil: 1, media: 2, fuerte: 3 };

/** The strength of every virtue on that scale, for the rosette. */
export function strengthValues(ratings: Ratings): Record<Virtue, 0 | 1 | 2 | 3> {
  return forEveryVirtue((virtue) => {
    const rating = ratings[virtue];
    return rating ? strengthScale[rating.strength] : 0;
  });
}

/** In the order of the method. */
export function virtuesRated(ratings: Ratings, strength: Strength): Virtue[] {
  return virtues.filter((virtue) => ratings[virtue]?.strength === strength);
}

/** How many virtues have each strength. */
export function strengthCounts(ratings: Ratings): Record<Strength, number> {
  const count = (strength: Strength) => virtuesRated(ratings, strength).length;
  return { debil: count('debil'), media: count('media'), fuerte: count('fuerte') };
}
