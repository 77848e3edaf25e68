import { useId } from 'react';
import { cn } from './cn.ts';

/** More options than these are a scale. */
const fewOptions = 5;

interface SegmentedProps<Value extends string> {
  /** The question, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  disabled: boolean;
  /** Null: the answer was taken back, by pressing it again. */
  onChoose: (value: Value | null) => void;
}

/** A few answers side by side, each a press away: native radios. */
export function Segmented<Value extends string>({ label, options, value, disabled, onChoose }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      disabled={disabled}
      className="flex min-w-0 overflow-hidden rounded-md border border-input disabled:opacity-60"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative grid min-h-11 flex-1 place-items-center border-input border-l leading-tight transition-colors duration-150 has-checked:duration-0 first:border-l-0 hover:bg-muted has-checked:bg-secondary has-checked:font-medium has-checked:text-secondary-foreground has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:-outline-offset-4 has-disabled:cursor-not-allowed',
            // A scale fills the width of a phone.
            options.length > fewOptions ? 'px-0' : 'px-2.5',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
            // The second press of a double one leaves the answer as it is.
            onClick={({ detail }) => value === option.value && detail < 2 && onChoose(null)}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
