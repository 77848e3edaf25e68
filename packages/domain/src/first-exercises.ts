import type { CitationCount } from './citations.ts';
import type { Ratings } from './ratings.ts';
import { type Strength, strengths, type Virtue } from './virtues.ts';

/** As many exercises are proposed to somebody who has never had one. */
const mostAtFirst = 3;

/**
 * The virtues of the first exercises: the weak ones that are cited most, at most three. Where fewer are weak, the medium and then the
 * strong ones that are cited most. Virtues that are not rated are left out.
 * @param citations most cited first
 * @param among the strengths that count, those to begin with first
 */
export function virtuesToBeginWith(
  ratings: Ratings,
  citations: readonly CitationCount[],
  among: readonly Strength[] = strengths,
): Virtue[] {
  const mostCited = citations.map(({ virtue }) => virtue);
  return among
    .flatMap((strength) => mostCited.filter((virtue) => ratings[virtue]?.strength === strength))
    .slice(0, mostAtFirst);
}
