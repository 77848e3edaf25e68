import { exerciseLevels } from '@miraco/domain/training';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { Select } from '#ui/select.tsx';
import type { Schedule } from './exercise-changes.ts';

/** Smaller than in a form: there are two of them on every line of a list. */
const compact = '[&_select]:pr-9 [&_select]:pl-3 [&_select]:text-[0.9rem] [&>svg]:right-2.5';

interface SelectProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** What it is about, where no label stands beside it. */
  label?: string;
  disabled?: boolean;
  className?: string;
}

export function LevelSelect({ value, onChange, label, disabled, className }: SelectProps<Schedule['level']>) {
  const { t } = useTranslation();
  return (
    <Select
      {...(label ? { 'aria-label': label } : {})}
      disabled={disabled}
      className={cn(compact, className)}
      value={value}
      onChange={({ target }) => {
        const level = exerciseLevels.find((known) => known === target.value);
        if (level) onChange(level);
      }}
    >
      {exerciseLevels.map((level) => (
        <option key={level} value={level}>
          {t(`phases.exerciseLevel.${level}`)}
        </option>
      ))}
    </Select>
  );
}

interface FrequencySelectProps extends SelectProps<Schedule['frequency']> {
  /** What may be chosen. What is stored already is shown, whether it is among them or not. */
  offered: readonly Schedule['frequency'][];
}

export function FrequencySelect({ value, onChange, label, offered, disabled, className }: FrequencySelectProps) {
  const { t } = useTranslation();
  const options = offered.includes(value) ? offered : [...offered, value];
  return (
    <Select
      {...(label ? { 'aria-label': label } : {})}
      disabled={disabled}
      className={cn(compact, className)}
      value={value}
      onChange={({ target }) => {
        const frequency = options.find((known) => known === target.value);
        if (frequency) onChange(frequency);
      }}
    >
      {options.map((frequency) => (
        <option key={frequency} value={frequency}>
          {t(`phases.exerciseFrequency.${frequency}`)}
        </option>
      ))}
    </Select>
  );
}
