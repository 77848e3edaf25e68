import type { Outputs } from '#shared/trpc/trpc.ts';

type Exercise = Outputs['responsibility']['training']['getByUser'][number];
type Marks = Pick<Exercise, 'done' | 'deleted' | 'favourite' | 'suggester'>;

/** The filters of the coach, in the order on the screen. */
export const exerciseFilters = ['all', 'open', 'done', 'essential', 'declined', 'deleted'] as const;
export type ExerciseFilter = (typeof exerciseFilters)[number];

/** The state of an exercise (spec 2, section 4). One that the team suggested and the client deleted is declined. */
export function exerciseState({ done, deleted, suggester }: Marks): 'open' | 'done' | 'declined' | 'deleted' {
  if (deleted) return suggester ? 'declined' : 'deleted';
  return done ? 'done' : 'open';
}

/** An essential exercise is done, and still practised. Spec 2, section 2. */
export function isEssential(exercise: Marks): boolean {
  return exercise.favourite && exerciseState(exercise) === 'done';
}

export function passes(exercise: Marks, filter: ExerciseFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'essential' ? isEssential(exercise) : exerciseState(exercise) === filter;
}

const order = { open: 0, done: 1, declined: 2, deleted: 3 };

/** Exercises to be done first, deleted ones last, each group in the given order: newest first. */
export function byState<Kind extends Marks>(exercises: readonly Kind[]): Kind[] {
  return exercises.toSorted((one, other) => order[exerciseState(one)] - order[exerciseState(other)]);
}
