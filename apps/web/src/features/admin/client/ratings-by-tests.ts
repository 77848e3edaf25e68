import { deriveRatings, type MediumHardType, type Ratings } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Conscience = Outputs['conscience'];

/** The ratings as the tests alone give them, whatever an administrator has changed. */
export function ratingsByTests(
  { blocked }: Pick<Conscience['overview'], 'blocked'>,
  mediumHard: Conscience['mediumHard']['get'],
): Ratings {
  const chosen = mediumHard?.responses.map(({ virtue, type }): [Virtue, MediumHardType] => [virtue, type]) ?? [];
  return deriveRatings({
    // What the medium/hard test does not ask is what the weak test and the expectations have told already.
    weakTest: virtues.filter((virtue) => blocked[virtue]),
    expectations: [],
    mediumHard: Object.fromEntries(chosen),
    administrator: {},
  });
}
