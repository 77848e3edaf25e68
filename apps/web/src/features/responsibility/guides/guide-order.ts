import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { strengths, type Virtue, virtues } from '@miraco/domain/virtues';

/** The virtues from those to train to the strong ones; what is not rated yet comes last. Each group in the order of the method. */
export function fromWeakToStrong(ratings: Ratings): Virtue[] {
  const rated = strengths.flatMap((strength) => virtuesRated(ratings, strength));
  return [...rated, ...virtues.filter((virtue) => !rated.includes(virtue))];
}
