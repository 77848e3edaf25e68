import type { Translated } from '@miraco/method/text';
import { useLanguage } from '#shared/language/language.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface ChoiceFieldProps<Value extends string> {
  name: string;
  label: string;
  error: string | undefined;
  /** The placeholder while nothing is chosen. */
  prompt: string;
  values: readonly Value[];
  names: Readonly<Record<Value, Translated>>;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** A choice from a fixed list of the method. */
export function ChoiceField<Value extends string>({ name, label, error, prompt, ...choice }: ChoiceFieldProps<Value>) {
  const language = useLanguage();
  const { values, names, value, onChange, disabled } = choice;
  return (
    <div data-field={name}>
      <Field label={label} error={error}>
        <Select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
          <option value="">{prompt}</option>
          {values.map((key) => (
            <option key={key} value={key}>
              {names[key][language]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
