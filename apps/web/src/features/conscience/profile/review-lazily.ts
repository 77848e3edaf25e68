import { optionalPart } from '#shared/loading/optional-part.tsx';

/** What comes back to be asked about, loaded after what is due. */
export const ReviewQuestion = optionalPart(
  async () => (await import('#features/conscience/review/review-question.tsx')).ReviewQuestion,
  'review',
);
