import { type Evaluation, mostFrequentSign, noSign, signFrequencies } from './evaluation.ts';
import type { Virtue } from './virtues.ts';

/** On screen: easy, moderate, hard. Spec 2, section 3. */
export const exerciseLevels = ['low', 'medium', 'high'] as const;
export type ExerciseLevel = (typeof exerciseLevels)[number];

/** `once` means once in life. Spec 2, section 3. */
export const exerciseFrequencies = ['daily', 'weekly', 'monthly', 'quarterly', 'annually', 'once'] as const;
export type ExerciseFrequency = (typeof exerciseFrequencies)[number];

/** Essential exercises are repeated, so none is done once in life. Spec 2, section 5. */
export const essentialFrequencies = exerciseFrequencies.slice(0, -1);

/** The lists of exercises on the screen. */
export const exerciseLists = ['toDo', 'essential'] as const;
export type ExerciseList = (typeof exerciseLists)[number];

/** Whether an exercise is on one of its owner's two lists: to be done, or essential. */
export const isListed = ({ deleted, done, favourite }: { deleted: boolean; done: boolean; favourite: boolean }) =>
  !deleted && (!done || favourite);

/** The groups of a block on the training screen, by how often signs of the virtue's lack appear. Spec 2, section 2. */
export const trainingGroups = [...signFrequencies, noSign, 'notEvaluated'] as const;
export type TrainingGroup = (typeof trainingGroups)[number];

/**
 * The group of a virtue's exercises: by the latest evaluation, or by the one before if the latest does not contain the virtue.
 * @param evaluations newest first; only the first two count (spec 2, section 3)
 */
export function trainingGroup(virtue: Virtue, evaluations: readonly Evaluation[]): TrainingGroup {
  const [latest, before] = evaluations;
  return mostFrequentSign(latest?.[virtue]) ?? mostFrequentSign(before?.[virtue]) ?? 'notEvaluated';
}
