import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives the text and htmlFor
  return <label htmlFor={htmlFor} className={cn('block font-medium leading-snug', className)} {...props} />;
}
