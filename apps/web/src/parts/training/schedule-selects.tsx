import { type ExerciseFrequency, type ExerciseLevel, exerciseLevels } from '@miraco/domain/training';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { Select } from '#ui/select.tsx';

/** Smaller than in a form: each row of a list has two of them. */
const compact = '[&_select]:pr-9 [&_select]:pl-3 [&_select]:text-[0.9rem] [&>svg]:right-2.5';

interface SelectProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The accessible name, where no label stands beside it. */
  label?: string;
  disabled?: boolean;
  className?: string;
}

export function LevelSelect(props: SelectProps<ExerciseLevel>) {
  const { t } = useTranslation();
  return <CompactSelect {...props} options={exerciseLevels} nameOf={(level) => t(`phases.exerciseLevel.${level}`)} />;
}

interface FrequencySelectProps extends SelectProps<ExerciseFrequency> {
  /** The options. A stored value is always among them, even if it can no longer be chosen. */
  offered: readonly ExerciseFrequency[];
}

export function FrequencySelect({ offered, ...props }: FrequencySelectProps) {
  const { t } = useTranslation();
  const options = offered.includes(props.value) ? offered : [...offered, props.value];
  return (
    <CompactSelect {...props} options={options} nameOf={(frequency) => t(`phases.exerciseFrequency.${frequency}`)} />
  );
}

interface CompactSelectProps<Value> extends SelectProps<Value> {
  options: readonly Value[];
  nameOf: (value: Value) => string;
}

function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { value, onChange, label, disabled, className, options, nameOf } = props;
  return (
    <Select
      {...(label ? { 'aria-label': label } : {})}
      disabled={disabled}
      className={cn(compact, className)}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((known) => known === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </Select>
  );
}
