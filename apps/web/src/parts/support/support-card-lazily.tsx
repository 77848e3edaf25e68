import { optionalPart } from '#shared/loading/optional-part.tsx';

/** The support card on pages that most people see without it; the help at the end of a page is always there. */
export const SupportCard = optionalPart(async () => (await import('./support-card.tsx')).SupportCard);
