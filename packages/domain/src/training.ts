import { type Evaluation, mostFrequentSign, noSign, signFrequencies } from './evaluation.ts';
import type { Virtue } from './virtues.ts';

/** Easy, moderate, hard. Spec 2, section 3. */
export const exerciseLevels = ['low', 'medium', 'high'] as const;
export type ExerciseLevel = (typeof exerciseLevels)[number];

/** `oncelive` is once in life. Spec 2, section 3. */
export const exerciseFrequencies = ['daily', 'weekly', 'monthly', 'quarterly', 'annually', 'oncelive'] as const;
export type ExerciseFrequency = (typeof exerciseFrequencies)[number];

/** What essential exercises offer: they are kept up, so none is done once in life. Spec 2, section 5. */
export const essentialFrequencies = exerciseFrequencies.slice(0, -1);

/** The groups of a block on the training screen: by how often the virtue's lack shows. Spec 2, section 2. */
export const trainingGroups = [...signFrequencies, noSign, 'notEvaluated'] as const;
export type TrainingGroup = (typeof trainingGroups)[number];

/**
 * The group that a virtue's exercises belong to: by the latest evaluation, or the one before where the latest lacks the virtue.
 * @param evaluations newest first; only the first two count (spec 2, section 3)
 */
export function trainingGroup(virtue: Virtue, evaluations: readonly Evaluation[]): TrainingGroup {
  const [latest, before] = evaluations;
  return mostFrequentSign(latest?.[virtue]) ?? mostFrequentSign(before?.[virtue]) ?? 'notEvaluated';
}
