import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { changesAmong, mergeForms } from './prospect-forms.ts';

/** The draft of both blocks. */
export const prospectDraft = defineFormDraft({
  form: 'prospect',
  merge: mergeForms,
  parse: changesAmong,
  contentOf: (draft) => (draft.form === 'prospect' ? draft.content : null),
  draftOf: (content) => ({ form: 'prospect', content }),
});
