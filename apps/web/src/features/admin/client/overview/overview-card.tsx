import { type ReactNode, useId } from 'react';
import type { To } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { cn } from '#ui/cn.ts';

interface OverviewCardProps {
  title: string;
  /** Where all of it can be read. */
  to?: To;
  /** At the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the overview, whose title leads to all of it. */
export function OverviewCard({ title, to, aside, className, children }: OverviewCardProps) {
  const id = useId();
  const { state } = useLocation();
  return (
    <section aria-labelledby={id} className={cn('min-w-0 rounded-lg border bg-card px-4 pt-2 pb-4', className)}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-[1.1rem]">
          {to ? (
            <Link to={to} state={state} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
