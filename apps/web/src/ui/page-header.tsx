import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface PageHeaderProps {
  /** The page's one h1, focused on navigation. */
  title: ReactNode;
  /** A few words above the title: the area of the page. */
  eyebrow?: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** By default the space below the header: a caller that gives classes gives their own. */
  className?: string;
}

export function PageHeader({ title, eyebrow, lead, actions, className = 'mb-8' }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="measure mt-3 text-muted-foreground">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
