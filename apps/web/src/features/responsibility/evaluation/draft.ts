import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { entriesAmong, mergeEntries } from './entries.ts';

/** Newest first. */
type Evaluations = Outputs['responsibility']['evaluation']['getByUser'];

/** Where the user's days begin and end. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The evaluation of this very day, which another one would replace. */
export function sentToday(evaluations: Evaluations): Evaluations[number] | undefined {
  // Only the language that writes a day as it is stored.
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format();
  return evaluations.find(({ day }) => day === today);
}

/** The evaluation as it is filled in, kept on the server virtue by virtue. */
export const evaluationDraft = defineFormDraft({
  form: 'evaluation',
  merge: mergeEntries,
  parse: entriesAmong,
  contentOf: (draft) => (draft.form === 'evaluation' ? draft.content.evaluation : null),
  draftOf: (evaluation) => ({ form: 'evaluation', content: { evaluation } }),
  sent: {
    read: (user, call) => api.responsibility.evaluation.getByUser.query({ user }, call()),
    // What was sent today can be put right. An earlier evaluation is of its own day.
    stored: (evaluations) => {
      const sent = sentToday(evaluations);
      return sent ? { content: sent.evaluation, date: sent.date, registered: true } : null;
    },
  },
});
