import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface PageHeaderProps {
  /** The page's one h1: it takes the focus on navigation. */
  title: ReactNode;
  /** A few words above the title: where this is. */
  eyebrow?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function PageHeader({ title, eyebrow, lead, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="measure mt-3 text-muted-foreground">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
