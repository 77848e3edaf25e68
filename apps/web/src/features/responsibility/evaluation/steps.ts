import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { type Strength, strengths, type Virtue } from '@miraco/domain/virtues';

export interface EvaluationStep {
  /** Its number in the URL: weak is 1, medium 2, strong 3, whichever of them exist. Spec 2, section 4. */
  number: number;
  strength: Strength;
  virtues: readonly Virtue[];
}

/** The steps that have a virtue in them. */
export function evaluationSteps(ratings: Ratings): EvaluationStep[] {
  return strengths
    .map((strength, index) => ({ number: index + 1, strength, virtues: virtuesRated(ratings, strength) }))
    .filter(({ virtues }) => virtues.length > 0);
}

/** The step in the URL; without one, the first that lacks something, or else the first of all. */
export function stepFor(
  requested: string | null,
  steps: readonly EvaluationStep[],
  missing: readonly Virtue[],
): EvaluationStep | undefined {
  const asked = steps.find(({ number }) => String(number) === requested);
  return asked ?? steps.find(({ virtues }) => virtues.some((virtue) => missing.includes(virtue))) ?? steps[0];
}

/** The next virtue of a step that lacks something: those after this one first, then those before it. */
export function nextMissing(after: Virtue, virtues: readonly Virtue[], missing: readonly Virtue[]): Virtue | undefined {
  const place = virtues.indexOf(after);
  return [...virtues.slice(place + 1), ...virtues.slice(0, place)].find((virtue) => missing.includes(virtue));
}
