import type { Ratings } from '@miraco/domain/ratings';
import { virtuesRated } from '@miraco/domain/ratings';
import { type ExerciseFrequency, exerciseFrequencies } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';

interface Exercise {
  frequency: ExerciseFrequency;
  done: boolean;
  deleted: boolean;
}

/** The exercises to be done, the most frequent first. */
export function exercisesToDo<One extends Exercise>(exercises: readonly One[]) {
  const waiting = exercises.filter(({ done, deleted }) => !done && !deleted);
  return exerciseFrequencies
    .map((frequency) => ({ frequency, exercises: waiting.filter((exercise) => exercise.frequency === frequency) }))
    .filter((group) => group.exercises.length > 0);
}

/** The number of the reader's current day; the next day's is one more. */
function dayNumber(moment: number): number {
  const day = new Date(moment);
  return Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / (24 * 60 * 60 * 1000));
}

/** A statement of the manifesto on a weak virtue, another one each day in turn; undefined where there is none. */
export function statementOfTheDay(
  ratings: Ratings,
  statements: Readonly<Partial<Record<Virtue, string>>>,
  moment: number,
): { virtue: Virtue; statement: string } | undefined {
  const written = virtuesRated(ratings, 'debil').flatMap((virtue) => {
    const statement = statements[virtue];
    return statement ? [{ virtue, statement }] : [];
  });
  return written[dayNumber(moment) % written.length];
}
