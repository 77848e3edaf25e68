import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { api } from '#shared/trpc/trpc.ts';
import { mergeRatings, ratingsAmong } from './ratings.ts';

/** The draft of the medium/hard test. */
export const mediumHardDraft = defineFormDraft({
  form: 'mediumhard',
  merge: mergeRatings,
  parse: ratingsAmong,
  contentOf: (draft) => (draft.form === 'mediumhard' ? draft.content.ratings : null),
  draftOf: (ratings) => ({ form: 'mediumhard', content: { ratings: { ...ratings } } }),
  sent: {
    read: (user, call) => api.conscience.mediumHard.get.query({ user }, call()),
    stored: (test) =>
      test && {
        content: Object.fromEntries(test.responses.map(({ virtue, type }) => [virtue, type])),
        date: test.date,
        registered: true,
      },
  },
});
