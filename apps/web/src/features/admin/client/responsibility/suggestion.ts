import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { type Strength, strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import type { Inputs } from '#shared/trpc/trpc.ts';

export type Suggestion = Omit<Inputs['responsibility']['training']['register'], 'user'>;

export interface VirtueGroup {
  block: Strength | 'unrated';
  virtues: readonly Virtue[];
}

/** All virtues, those to train first: what a coach suggests is mostly for them. */
export function virtuesToSuggest(ratings: Ratings): VirtueGroup[] {
  const rated = strengths.map((strength) => ({ block: strength, virtues: virtuesRated(ratings, strength) }));
  const unrated = { block: 'unrated' as const, virtues: virtues.filter((virtue) => !ratings[virtue]) };
  return [...rated, unrated].filter((group) => group.virtues.length > 0);
}
