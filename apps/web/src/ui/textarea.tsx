import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';
import { controlClasses } from './input.tsx';

/** Grows with its text, where the browser supports it. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(controlClasses, 'field-sizing-content py-2.5', className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
