import { optionalPart } from '#shared/loading/optional-part.tsx';

/** The way on from the end of a page; loaded after what it ends. */
export const GoOn = optionalPart(async () => (await import('./way-on.tsx')).WayOn);
