import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';
import { type Statements, statementsAmong } from './manifest-statements.ts';

/** The draft holds only the texts typed since the last save; they are applied to the stored ones. */
export const manifestDraft = defineFormDraft<Statements, Statements>({
  form: 'manifest',
  merge: (statements, changes) => ({ ...statements, ...changes }),
  parse: statementsAmong,
  contentOf: (draft) => (draft.form === 'manifest' ? draft.content.statements : null),
  draftOf: (statements) => ({ form: 'manifest', content: { statements } }),
});
