import type { Language } from '@miraco/domain/languages';
import { overallPointsPerUnit, questionsPerBlock, type WellnessScore } from '@miraco/domain/wellness';

export interface WellnessTest {
  id: string;
  /** Epoch milliseconds. */
  date: number;
  score: WellnessScore;
}

/** The best score there is, overall and for a block. */
export const bestScore = 4;

/** The overall score on the scale of 1 to 4. */
export function overallScore({ points }: WellnessScore['overall']): number {
  return points / overallPointsPerUnit;
}

/** The mean of a block: 1 to 4. */
export function blockMean({ sum }: { sum: number }): number {
  return sum / questionsPerBlock;
}

/** A score with at most two decimals; while it counts up, with exactly two, so that its width stays the same. */
export function formatScore(score: number, language: Language, counting = false): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: 2,
    minimumFractionDigits: counting ? 2 : 0,
  }).format(score);
}
