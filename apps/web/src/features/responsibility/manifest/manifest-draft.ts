import type { Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { type Statements, statementsAmong } from './manifest-statements.ts';

/** The draft of a manifesto out of what the server answers. */
export function storedStatements(draft: Outputs['drafts']['get']): Stored<Statements> | null {
  return draft?.form === 'manifest' ? { content: draft.content.statements, date: draft.date } : null;
}

/** What was typed since the last save, and no more: it lies over what is stored. */
export const manifestDraft = defineDraft<Statements, Statements>({
  form: 'manifest',
  merge: (statements, changes) => ({ ...statements, ...changes }),
  parse: statementsAmong,
  read: async (user, call) => storedStatements(await api.drafts.get.query({ user, form: 'manifest' }, call)),
  save: (user, statements, call) => api.drafts.save.mutate({ user, form: 'manifest', content: { statements } }, call),
});
