import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckCardProps {
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** A checkbox whose whole card can be pressed. */
export function CheckCard({ checked, disabled, onChange, children }: CheckCardProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-md border bg-card px-3.5 py-2 transition-colors duration-150 hover:bg-muted has-checked:border-primary has-disabled:cursor-default has-checked:bg-secondary has-disabled:hover:bg-card has-checked:text-secondary-foreground has-checked:has-disabled:hover:bg-secondary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <span className="relative grid size-6 shrink-0 place-items-center text-primary-foreground">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={onChange}
          className="peer size-6 appearance-none rounded-[7px] border border-input bg-card outline-none checked:border-primary checked:bg-primary disabled:cursor-default"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-4 peer-checked:block"
        />
      </span>
      <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">{children}</span>
    </label>
  );
}
