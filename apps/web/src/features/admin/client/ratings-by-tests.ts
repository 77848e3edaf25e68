import { deriveRatings, type MediumHardType, type Ratings } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Conscience = Outputs['conscience'];

/** The ratings from the tests alone, without the changes of administrators. */
export function ratingsByTests(
  { blocked }: Pick<Conscience['overview'], 'blocked'>,
  mediumHard: Conscience['mediumHard']['get'],
): Ratings {
  const chosen = mediumHard?.responses.map(({ virtue, type }): [Virtue, MediumHardType] => [virtue, type]) ?? [];
  return deriveRatings({
    // Virtues that the medium/hard test does not ask about were rated by the weak test and the expectations.
    weakTest: virtues.filter((virtue) => blocked[virtue]),
    expectations: [],
    mediumHard: Object.fromEntries(chosen),
    administrator: {},
  });
}
