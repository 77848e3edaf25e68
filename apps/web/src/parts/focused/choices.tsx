import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';

interface ChoicesProps<Value extends string | number> {
  /** The name of the radios. */
  name: string;
  /** The id of the question's heading. */
  labelledBy: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | null;
  onChoose: (value: Value) => void;
  /** Many short answers, in columns. */
  columns?: boolean;
  className?: string;
}

/** The last number key. */
const lastKey = 9;

/** The answers of one question as large radios, each with the number key that chooses it, as far as there are any. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, labelledBy, options, value, onChoose, columns = false, className } = props;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={cn(
        'grid gap-2.5',
        columns && 'grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))]',
        className,
      )}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          // The choice shows at once: with a transition the browser would draw for 150 ms while the next press waits.
          className={cn(
            'flex min-h-14 cursor-pointer items-center rounded-md border border-input bg-card py-3 leading-snug transition-[background-color,border-color] duration-150 hover:border-foreground/60 hover:bg-muted has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:inset-ring-1 has-checked:inset-ring-primary has-checked:duration-0 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            columns ? 'gap-2.5 px-3' : 'gap-3 px-4',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
            className="size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border border-input bg-card outline-none checked:border-8 checked:border-primary"
          />
          <span className="inline-block min-w-0 flex-1 first-letter:uppercase">{option.label}</span>
          {index < lastKey && (
            <span
              aria-hidden="true"
              className="hidden text-[0.8rem] text-muted-foreground tabular-nums pointer-fine:sm:block"
            >
              {index + 1}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
