import type { Evaluation } from '@miraco/domain/evaluation';
import { newest, type Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { entriesAmong, mergeEntries } from './entries.ts';

type Draft = Outputs['drafts']['get'];
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

/** What the server has: the draft, or what was sent today and can be put right. An earlier evaluation is of its own day. */
export function storedEvaluation(draft: Draft, evaluations: Evaluations): Stored<Evaluation> | null {
  const sent = sentToday(evaluations);
  return newest<Evaluation>(
    draft?.form === 'evaluation' ? { content: draft.content.evaluation, date: draft.date } : null,
    sent ? { content: sent.evaluation, date: sent.date, registered: true } : null,
  );
}

const evaluationDraft = defineDraft<Evaluation, Evaluation>({
  form: 'evaluation',
  merge: mergeEntries,
  parse: entriesAmong,
  read: async (user, call) => {
    const draft = api.drafts.get.query({ user, form: 'evaluation' }, call);
    const evaluations = api.responsibility.evaluation.getByUser.query({ user }, call);
    return storedEvaluation(await draft, await evaluations);
  },
  save: (user, evaluation, call) => api.drafts.save.mutate({ user, form: 'evaluation', content: { evaluation } }, call),
});

/** The evaluation as it is filled in, kept on the server virtue by virtue. */
export function useEvaluationDraft(user: string, fromServer: Stored<Evaluation> | null) {
  return useDraft(evaluationDraft, user, fromServer);
}
