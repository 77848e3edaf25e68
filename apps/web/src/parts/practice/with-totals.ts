import type { Known } from './known.ts';

/** Exercises with the number of times that each was done. */
export function withTotals<Exercise extends { id: string }>(exercises: readonly Exercise[], { totals }: Known) {
  const counted = new Map(totals.map(({ exercise, total }) => [exercise, total]));
  return exercises.map((exercise) => ({ ...exercise, total: counted.get(exercise.id) ?? 0 }));
}
