import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { api } from '#shared/trpc/trpc.ts';
import { marksAmong, mergeMarks } from './weak-marks.ts';

/** The draft of the weak test. */
export const weakDraft = defineFormDraft({
  form: 'weak',
  merge: mergeMarks,
  parse: marksAmong,
  contentOf: (draft) => (draft.form === 'weak' ? draft.content.virtues : null),
  draftOf: (marks) => ({ form: 'weak', content: { virtues: [...marks] } }),
  sent: {
    read: (user, call) => api.conscience.weak.get.query({ user }, call()),
    stored: (test) => test && { content: test.virtues, date: test.date, registered: true },
  },
});
