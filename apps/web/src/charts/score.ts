import type { Language } from '@miraco/domain/languages';
import { overallPointsPerUnit, questionsPerBlock, type WellnessScore } from '@miraco/domain/wellness';

/** The best score there is, overall and for a block. */
export const bestScore = 4;

/** The overall score as it is shown: 1 to 4. */
export function overallScore({ points }: WellnessScore['overall']): number {
  return points / overallPointsPerUnit;
}

/** The mean of a block: 1 to 4. */
export function blockMean({ sum }: { sum: number }): number {
  return sum / questionsPerBlock;
}

/** A score in the words of a language, with two decimals at most; while it is counting up, with exactly two, so that it holds still. */
export function formatScore(score: number, language: Language, counting = false): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: 2,
    minimumFractionDigits: counting ? 2 : 0,
  }).format(score);
}
