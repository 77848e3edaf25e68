import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: what it labels and says is given by whoever uses it
  return <label htmlFor={htmlFor} className={cn('block font-medium leading-snug', className)} {...props} />;
}
