import { asksForHelp } from '@miraco/domain/help-words';
import { HelpNow } from '#parts/support/help-now.tsx';
import { Field } from '#ui/field.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import type { OptionGroup } from '#ui/multi-select-options.ts';

interface SignsFieldProps {
  name: string;
  label: string;
  labelHidden?: boolean;
  hint: string;
  error: string | undefined;
  groups: readonly OptionGroup[];
  /** Words that the search answers with help. */
  helpWords: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
  /** The list is always open, in its place on the page. */
  inline?: boolean;
}

/** Emotions or behaviours: any number can be chosen. */
export function SignsField({ name, label, labelHidden, hint, error, helpWords, ...select }: SignsFieldProps) {
  return (
    <div data-field={name}>
      <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
        <MultiSelect
          label={label}
          help={{ isFor: (query) => asksForHelp(query, helpWords), link: <HelpNow /> }}
          {...select}
        />
      </Field>
    </div>
  );
}
