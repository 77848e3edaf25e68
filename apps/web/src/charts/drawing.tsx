import { type ComponentProps, useId } from 'react';
import { cn } from '#ui/cn.ts';

interface DrawingProps extends ComponentProps<'svg'> {
  title: string;
  /** The drawing in words, for screen readers. */
  description: string;
}

/** A chart as wide as its place, read out by its title and its description. */
export function Drawing({ title, description, className, children, ...props }: DrawingProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title ${id}description`}
      className={cn('block w-full', className)}
      {...props}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      {children}
    </svg>
  );
}
