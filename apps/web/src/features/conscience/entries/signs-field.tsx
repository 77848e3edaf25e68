import { Field } from '#ui/field.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import type { OptionGroup } from '#ui/multi-select-options.ts';

interface SignsFieldProps {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  groups: readonly OptionGroup[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
}

/** Emotions or behaviours: any number can be chosen. */
export function SignsField({ name, label, hint, error, ...select }: SignsFieldProps) {
  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={error}>
        <MultiSelect label={label} {...select} />
      </Field>
    </div>
  );
}
