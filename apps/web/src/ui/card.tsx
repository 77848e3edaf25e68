import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const paddings = { md: 'p-5 sm:p-7', sm: 'p-5', none: '' };

interface CardProps extends ComponentProps<'div'> {
  padding?: keyof typeof paddings;
}

export function Card({ className, padding = 'md', ...props }: CardProps) {
  return (
    <div
      className={cn('rounded-lg border bg-card text-card-foreground shadow-raised', paddings[padding], className)}
      {...props}
    />
  );
}
