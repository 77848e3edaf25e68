import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Classes of the padding: two of them would not override each other. */
  padding?: string;
}

export function Card({ className, padding = 'p-5 sm:p-7', ...props }: CardProps) {
  return (
    <div
      className={cn('rounded-lg border bg-card text-card-foreground shadow-raised', padding, className)}
      {...props}
    />
  );
}
