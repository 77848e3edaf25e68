import type { Answer } from '@miraco/domain/wellness';
import { api, type Outputs } from '#app/trpc.ts';
import { answersAmong, type DraftResponses, mergeDraft, type Unsent } from './draft.ts';
import type { Stored } from './form-draft.ts';
import { defineDraft, useDraft } from './use-draft.ts';

/** The draft of the initial test out of what the server answers. */
export function storedDraft(draft: Outputs['drafts']['get']): Stored<DraftResponses> | null {
  return draft?.form === 'initial' ? { content: draft.content.responses, date: draft.date } : null;
}

const initialDraft = defineDraft<DraftResponses, Unsent>({
  form: 'initial',
  merge: mergeDraft,
  parse: answersAmong,
  read: async (user, call) => storedDraft(await api.drafts.get.query({ user, form: 'initial' }, call)),
  save: (user, responses, call) =>
    api.drafts.save.mutate({ user, form: 'initial', content: { responses: [...responses] } }, call),
});

/** The answers so far: what the server has, and what this tab has and could not send yet. */
export function answersSoFar(user: string, stored: Stored<DraftResponses> | null): DraftResponses {
  return mergeDraft(stored?.content ?? null, initialDraft.unsent(user));
}

/** The test has been sent: whatever still waited to be saved has been overtaken. */
export function forgetInitialDraft(user: string): void {
  initialDraft.keeperOf(user).forget();
}

/** The answers of the initial test so far, kept on the server as they are given. */
export function useInitialDraft(user: string, fromServer: Stored<DraftResponses> | null) {
  const { content, state, change, hold, release } = useDraft(initialDraft, user, fromServer);
  const answer = (position: number, chosen: Answer) => change({ [position]: chosen });
  return { responses: content, state, answer, hold, release };
}
