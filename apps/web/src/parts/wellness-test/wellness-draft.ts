import type { Answer } from '@miraco/domain/wellness';
import { useCallback } from 'react';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { answersAmong, type DraftResponses, mergeDraft, type Unsent } from './responses.ts';

/** The draft of a wellness test, kept on the server as it is answered. Define it once, outside of any component. */
export function defineWellnessDraft(form: 'initial' | 'weekly') {
  /** The draft out of what the server answers. */
  const stored = (draft: Outputs['drafts']['get']): Stored<DraftResponses> | null =>
    draft?.form === form ? { content: draft.content.responses, date: draft.date } : null;

  const definition = defineDraft<DraftResponses, Unsent>({
    form,
    merge: mergeDraft,
    parse: answersAmong,
    read: async (user, call) => stored(await api.drafts.get.query({ user, form }, call)),
    save: (user, responses, call) =>
      api.drafts.save.mutate({ user, form, content: { responses: [...responses] } }, call),
  });

  return {
    definition,
    stored,
    /** The test has been sent: whatever still waited to be saved has been overtaken. */
    forget: (user: string) => definition.keeperOf(user).forget(),
  };
}

type WellnessDraft = ReturnType<typeof defineWellnessDraft>;

/** The answers of a wellness test so far. */
export function useWellnessDraft(
  { definition }: WellnessDraft,
  user: string,
  fromServer: Stored<DraftResponses> | null,
) {
  const { content, state, change, hold, release, forget } = useDraft(definition, user, fromServer);
  const answer = useCallback((position: number, chosen: Answer) => change({ [position]: chosen }), [change]);
  return { responses: content, state, answer, hold, release, forget };
}
