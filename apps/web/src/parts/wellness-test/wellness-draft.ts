import type { Answer } from '@miraco/domain/wellness';
import { useCallback } from 'react';
import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { answersAmong, type DraftResponses, mergeDraft } from './responses.ts';

/** The draft of a wellness test, saved on the server while it is answered. Define it once, outside of any component. */
export const defineWellnessDraft = (form: 'initial' | 'weekly') =>
  defineFormDraft({
    form,
    merge: mergeDraft,
    parse: answersAmong,
    contentOf: (draft) => (draft.form === form ? draft.content.responses : null),
    draftOf: (responses) => ({ form, content: { responses: [...responses] } }),
  });

/** The answers of a wellness test so far. */
export function useWellnessDraft(
  definition: ReturnType<typeof defineWellnessDraft>,
  user: string,
  fromServer: Stored<DraftResponses> | null,
) {
  const { content, state, change, hold, release } = useDraft(definition, user, fromServer);
  const answer = useCallback((position: number, chosen: Answer) => change({ [position]: chosen }), [change]);
  return { responses: content, state, answer, hold, release };
}
