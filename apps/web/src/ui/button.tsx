import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonVariants = cva(
  'relative inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-md text-center font-medium leading-tight no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary/88',
        secondary: 'border border-input bg-card text-foreground hover:bg-muted',
        'secondary-destructive': 'border border-input bg-card text-destructive hover:bg-muted',
        soft: 'bg-secondary text-secondary-foreground hover:bg-secondary/75',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/88',
        link: 'rounded-sm text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        md: 'px-5 py-2',
        sm: 'px-3 py-1.5 text-[0.9rem]',
        lg: 'min-h-13 px-7 py-3 text-[1.05rem]',
        icon: 'size-11 p-0',
        /** Without padding at its sides, for a caller that gives its own. */
        bare: 'py-2',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Styles its one child, usually a link, as a button. */
  asChild?: boolean;
  /** Shows a spinner and ignores presses; keeps its size and the focus. */
  loading?: boolean;
}

export function Button({
  className,
  variant,
  size = variant === 'link' ? 'bare' : 'md',
  asChild = false,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    if (!isValidElement<ComponentProps<'a'>>(children)) return null;
    return cloneElement(children, { className: cn(classes, children.props.className) });
  }
  return (
    <button
      type={type}
      className={classes}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        // Not `disabled`: that would drop the keyboard focus to the top of the page.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      {...props}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
