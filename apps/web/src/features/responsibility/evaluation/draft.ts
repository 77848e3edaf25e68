import { dayHere } from '#shared/day-here.ts';
import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { entriesAmong, mergeEntries } from './entries.ts';

/** Newest first. */
type Evaluations = Outputs['responsibility']['evaluation']['latest'];

/** The evaluation of today, which another one would replace. */
export function sentToday(evaluations: Evaluations): Evaluations[number] | undefined {
  const today = dayHere();
  return evaluations.find(({ day }) => day === today);
}

/** The draft of the evaluation, saved virtue by virtue. */
export const evaluationDraft = defineFormDraft({
  form: 'evaluation',
  merge: mergeEntries,
  parse: entriesAmong,
  contentOf: (draft) => (draft.form === 'evaluation' ? draft.content.evaluation : null),
  draftOf: (evaluation) => ({ form: 'evaluation', content: { evaluation } }),
  sent: {
    read: (user, call) => api.responsibility.evaluation.latest.query({ user }, call()),
    // An evaluation sent today can be edited. An earlier one belongs to its own day.
    stored: (evaluations) => {
      const sent = sentToday(evaluations);
      return sent ? { content: sent.evaluation, date: sent.date, registered: true } : null;
    },
  },
});
