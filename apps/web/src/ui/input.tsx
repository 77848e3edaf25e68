import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

export const controlClasses =
  'min-h-11 w-full min-w-0 rounded-md border border-input bg-card px-3.5 py-2 text-card-foreground transition-colors duration-150 hover:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive aria-invalid:outline-destructive';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlClasses, className)} {...useFieldControl()} {...props} />;
}
