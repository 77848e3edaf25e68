import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table and of the region that it scrolls in. */
  label: string;
  /** Keeps the first column in view while the others scroll sideways. */
  stickyFirst?: boolean;
}

/** Wide tables scroll inside their own region, by keyboard too. */
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

interface CellLook {
  /** In a row of 44 px whose texts do not wrap. */
  dense?: boolean;
  /** As high as its text. The caller then sets the vertical padding. */
  fit?: boolean;
  /** Aligned to the top of its row. */
  top?: boolean;
}

interface TableHeadProps extends CellLook, ComponentProps<'th'> {
  /** Lets the text wrap. */
  wrap?: boolean;
}

/** The head of a column is muted, that of a row is not. */
export function TableHead({
  className,
  scope = 'col',
  dense = false,
  fit = false,
  top = false,
  wrap = false,
  ...props
}: TableHeadProps) {
  return (
    <th
      scope={scope}
      className={cn(
        'font-medium print:h-auto print:py-1',
        dense ? 'px-2' : 'px-3',
        fit ? 'h-auto' : 'h-11',
        top ? 'align-top' : 'align-middle',
        wrap ? 'whitespace-normal' : 'whitespace-nowrap',
        scope === 'col' ? 'text-muted-foreground' : 'text-foreground',
        className,
      )}
      {...props}
    />
  );
}

const heights = { dense: 'h-11 px-2 py-0', fit: 'h-auto px-3', full: 'h-13 px-3 py-1.5' };

export function TableCell({
  className,
  dense = false,
  fit = false,
  top = false,
  ...props
}: CellLook & ComponentProps<'td'>) {
  return (
    <td
      className={cn(
        'print:h-auto print:py-1',
        heights[dense ? 'dense' : fit ? 'fit' : 'full'],
        top ? 'align-top' : 'align-middle',
        className,
      )}
      {...props}
    />
  );
}
