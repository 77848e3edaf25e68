import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { type Statements, statementsAmong } from './manifest-statements.ts';

/** What was typed since the last save, and no more: it lies over what is stored. */
export const manifestDraft = defineFormDraft<Statements, Statements>({
  form: 'manifest',
  merge: (statements, changes) => ({ ...statements, ...changes }),
  parse: statementsAmong,
  contentOf: (draft) => (draft.form === 'manifest' ? draft.content.statements : null),
  draftOf: (statements) => ({ form: 'manifest', content: { statements } }),
});
