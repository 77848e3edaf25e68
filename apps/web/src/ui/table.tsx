import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const sizes = { md: 'text-[0.95rem]', sm: 'text-[0.9rem]' };

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table and of the region that it scrolls in. */
  label: string;
  /** Keeps the first column in view while the others scroll sideways. */
  stickyFirst?: boolean;
  size?: keyof typeof sizes;
}

/** Wide tables scroll inside their own region, by keyboard too. */
export function Table({ label, stickyFirst = false, size = 'md', className, ...props }: TableProps) {
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
          'w-full border-collapse text-left',
          sizes[size],
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

const headVariants = cva('px-3 print:h-auto print:py-1', {
  variants: {
    /** The height of a row of heads, of a row of cells, or of the text. */
    height: { line: 'h-11', row: 'h-13', text: 'h-auto' },
    align: { middle: 'align-middle', top: 'align-top' },
    wrap: { true: 'whitespace-normal', false: 'whitespace-nowrap' },
    weight: { medium: 'font-medium', normal: 'font-normal' },
    tone: { muted: 'text-muted-foreground', plain: 'text-foreground' },
  },
  defaultVariants: { height: 'line', align: 'middle', wrap: false, weight: 'medium' },
});

/** The head of a column is muted, that of a row is not. */
export function TableHead({
  className,
  scope = 'col',
  height,
  align,
  wrap,
  weight,
  tone = scope === 'col' ? 'muted' : 'plain',
  ...props
}: Omit<ComponentProps<'th'>, 'align' | 'height'> & VariantProps<typeof headVariants>) {
  return <th scope={scope} className={cn(headVariants({ height, align, wrap, weight, tone }), className)} {...props} />;
}

const cellVariants = cva('px-3 print:h-auto print:py-1', {
  variants: {
    /** With `text`, the caller sets the vertical padding. */
    height: { row: 'h-13 py-1.5', text: 'h-auto' },
    align: { middle: 'align-middle', top: 'align-top' },
  },
  defaultVariants: { height: 'row', align: 'middle' },
});

export function TableCell({
  className,
  height,
  align,
  ...props
}: Omit<ComponentProps<'td'>, 'align' | 'height'> & VariantProps<typeof cellVariants>) {
  return <td className={cn(cellVariants({ height, align }), className)} {...props} />;
}
