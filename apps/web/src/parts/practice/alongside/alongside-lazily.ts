import { optionalPart } from '#shared/loading/optional-part.tsx';

/** Exercises beside what was measured in the same weeks; loaded after the page. */
export const ExercisesAlongside = optionalPart(
  async () => (await import('./exercises-alongside.tsx')).ExercisesAlongside,
  'alongside',
);
