import { RadioGroup as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('grid gap-1', className)} {...props} />;
}

interface RadioProps extends ComponentProps<typeof Primitive.Item> {
  label: ReactNode;
}

export function Radio({ label, className, ...props }: RadioProps) {
  const id = useId();
  return (
    <div className={cn('flex min-h-11 items-start gap-3 py-2', className)}>
      <Primitive.Item
        id={id}
        {...props}
        className="relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-input bg-card transition-colors duration-150 after:absolute after:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-primary"
      >
        <Primitive.Indicator className="size-3 rounded-full bg-primary" />
      </Primitive.Item>
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </div>
  );
}
