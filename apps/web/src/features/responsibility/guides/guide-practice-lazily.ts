import { optionalPart } from '#shared/loading/optional-part.tsx';

/** Read after the guide. */
export const GuidePractice = optionalPart(async () => (await import('./guide-practice.tsx')).GuidePractice, 'training');
