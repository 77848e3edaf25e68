import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
}

/** A checkbox with its label, which can be pressed as well. */
export function Checkbox({ label, hint, checked, onCheckedChange, ref, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const field = useFieldControl();
  const id = props.id ?? ownId;
  const hintId = `${ownId}hint`;
  const Mark = checked === 'indeterminate' ? Minus : Check;
  return (
    <div className={cn('flex min-h-11 items-start gap-3 py-2', className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center text-primary-foreground print:hidden">
        <input
          {...field}
          {...props}
          ref={(input) => {
            // There is no attribute for it, and each press takes it away.
            if (input) input.indeterminate = checked === 'indeterminate';
            if (typeof ref === 'function') return ref(input);
            if (ref) ref.current = input;
          }}
          type="checkbox"
          id={id}
          checked={checked === true}
          onChange={({ target }) => onCheckedChange(target.checked)}
          {...(hint ? { 'aria-describedby': hintId } : {})}
          className="peer relative size-6 cursor-pointer appearance-none rounded-[7px] border border-input bg-card transition-colors duration-150 after:absolute after:-inset-2.5 checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:cursor-not-allowed disabled:opacity-60"
        />
        {checked && (
          <Mark
            className="pointer-events-none absolute size-4 peer-disabled:opacity-60"
            strokeWidth={3}
            aria-hidden="true"
          />
        )}
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-[0.9rem] text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
