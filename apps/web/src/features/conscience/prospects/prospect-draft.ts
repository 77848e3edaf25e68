import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { changesAmong, mergeForms } from './prospect-forms.ts';

/** Both blocks as they are typed, kept on the server. */
export const prospectDraft = defineFormDraft({
  form: 'prospect',
  merge: mergeForms,
  parse: changesAmong,
  contentOf: (draft) => (draft.form === 'prospect' ? draft.content : null),
  draftOf: (content) => ({ form: 'prospect', content }),
});
