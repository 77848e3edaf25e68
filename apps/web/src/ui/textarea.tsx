import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';
import { controlClasses } from './input.tsx';

/** Minimum height in lines: where the browser lets a field grow with its text, `rows` has no effect. */
const heights = { 1: 'min-h-11', 2: 'min-h-18', 3: 'min-h-24', 4: 'min-h-29', 5: 'min-h-36' };

interface TextareaProps extends ComponentProps<'textarea'> {
  lines?: keyof typeof heights;
}

/** Grows with its text, where the browser supports it. */
export function Textarea({ className, rows = 3, lines = 1, ...props }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      className={cn(controlClasses, 'field-sizing-content py-2.5', heights[lines], className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
