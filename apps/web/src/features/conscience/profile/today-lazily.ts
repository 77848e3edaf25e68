import { awaitedPart, optionalPart } from '#shared/loading/optional-part.tsx';

/** What today holds, loaded after what is due. */
export const todaysExercises = awaitedPart(
  async () => (await import('#parts/today/todays-parts.tsx')).TodaysExercises,
  'practice',
);
export const TodaysStatement = optionalPart(
  async () => (await import('#parts/today/todays-parts.tsx')).TodaysStatement,
);
