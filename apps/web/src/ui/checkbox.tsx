import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

interface CheckboxProps extends ComponentProps<typeof Primitive.Root> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox with its label, which can be pressed as well. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const field = useFieldControl();
  const id = props.id ?? ownId;
  const hintId = `${ownId}hint`;
  return (
    <div className={cn('flex min-h-11 items-start gap-3 py-2', className)}>
      <Primitive.Root
        {...field}
        {...props}
        id={id}
        {...(hint ? { 'aria-describedby': hintId } : {})}
        className="relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-[7px] border border-input bg-card text-primary-foreground transition-colors duration-150 after:absolute after:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-primary data-[state=indeterminate]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary"
      >
        <Primitive.Indicator>
          {props.checked === 'indeterminate' ? (
            <Minus className="size-4" strokeWidth={3} aria-hidden="true" />
          ) : (
            <Check className="size-4" strokeWidth={3} aria-hidden="true" />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
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
