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
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
  /** The list is always open, in its place on the page. */
  inline?: boolean;
}

/** Emotions or behaviours: any number can be chosen. */
export function SignsField({ name, label, labelHidden, hint, error, ...select }: SignsFieldProps) {
  return (
    <div data-field={name}>
      <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
        <MultiSelect label={label} {...select} />
      </Field>
    </div>
  );
}
