import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-lg border bg-card p-5 text-card-foreground shadow-raised sm:p-7', className)}
      {...props}
    />
  );
}
