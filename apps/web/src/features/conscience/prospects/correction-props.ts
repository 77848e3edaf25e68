import type { ProspectBlock, ProspectField } from '#features/conscience/entries/entry-check.ts';
import type { EntryFormState } from '#features/conscience/entries/use-entry-form.ts';
import type { Part } from './prospect-forms.ts';
import type { ProspectsProps } from './prospects-props.ts';

/** What both ways of showing a correction share. */
export interface CorrectionProps extends Pick<ProspectsProps, 'words' | 'signs'> {
  id: string;
  part: Part;
  block: ProspectBlock;
  onChange: (fields: Partial<ProspectBlock>) => void;
  form: EntryFormState<ProspectField>;
  onCancel: () => void;
}
