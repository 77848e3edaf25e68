import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface TableProps extends ComponentProps<'table'> {
  /** Names the table and the region it scrolls in. */
  label: string;
  /** Keeps the first column in sight while the rest scrolls sideways. */
  stickyFirst?: boolean;
}

/** Wide tables scroll inside themselves, by keyboard too. */
export function Table({ label, stickyFirst = false, className, ...props }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative w-full overflow-x-auto rounded-lg border bg-card print:overflow-visible print:border-0"
    >
      <table
        aria-label={label}
        className={cn(
          'w-full border-collapse text-left text-[0.95rem]',
          stickyFirst &&
            '[&_tr>*:first-child]:sticky [&_tr>*:first-child]:left-0 [&_tr>*:first-child]:z-1 [&_tr>*:first-child]:bg-inherit print:[&_tr>*:first-child]:static',
          className,
        )}
        {...props}
      />
    </section>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('[&_tr:last-child]:border-b-0', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('border-b bg-card', className)} {...props} />;
}

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn(
        'h-11 whitespace-nowrap px-3 align-middle font-medium text-muted-foreground print:h-auto print:py-1',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('h-13 px-3 py-1.5 align-middle print:h-auto print:py-1', className)} {...props} />;
}
