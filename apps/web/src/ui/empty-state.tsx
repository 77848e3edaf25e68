import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface EmptyStateProps {
  /** Decorative, hidden from screen readers. */
  icon?: ReactNode;
  title: ReactNode;
  /** What will be here. */
  children?: ReactNode;
  /** The button that adds the first entry. */
  action?: ReactNode;
  /** With less space, inside a card or beside other content. */
  compact?: boolean;
  className?: string;
}

export function EmptyState({ icon, title, children, action, compact = false, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center rounded-lg border border-dashed px-6 text-center',
        compact ? 'gap-1.5 py-6' : 'gap-3 py-12',
        className,
      )}
    >
      {icon && (
        <div className="text-muted-foreground [&_svg]:size-9" aria-hidden="true">
          {icon}
        </div>
      )}
      <p className="font-serif text-[1.2rem]">{title}</p>
      {children && <div className="measure text-muted-foreground">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
