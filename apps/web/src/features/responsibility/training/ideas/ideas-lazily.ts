import { awaitedPart, optionalPart } from '#shared/loading/optional-part.tsx';

export const IdeasOfVirtue = optionalPart(async () => (await import('./ideas-of-virtue.tsx')).IdeasOfVirtue, 'guides');

export const firstExercises = awaitedPart(async () => (await import('./first-exercises.tsx')).FirstExercises, 'guides');
