import type { Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { changesAmong, mergeForms, type ProspectChanges, type ProspectForms } from './prospect-forms.ts';

/** The draft of both blocks out of what the server answers. */
export function storedForms(draft: Outputs['drafts']['get']): Stored<ProspectForms> | null {
  return draft?.form === 'prospect' ? { content: draft.content, date: draft.date } : null;
}

export const prospectDraft = defineDraft<ProspectForms, ProspectChanges>({
  form: 'prospect',
  merge: mergeForms,
  parse: changesAmong,
  read: async (user, call) => storedForms(await api.drafts.get.query({ user, form: 'prospect' }, call)),
  save: (user, content, call) => api.drafts.save.mutate({ user, form: 'prospect', content }, call),
});
