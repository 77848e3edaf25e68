import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  return <label htmlFor={htmlFor} className={cn('block font-medium leading-snug', className)} {...props} />;
}
