import { Link } from '#shared/router/link.tsx';
import { cn } from '#ui/cn.ts';
import { brandName } from './brand.ts';
import { Rosette } from './rosette.tsx';

interface WordmarkProps {
  to: string;
  /** Keeps the name for screen readers only, where there is little room. */
  compact?: boolean;
}

export function Wordmark({ to, compact = false }: WordmarkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-md font-serif text-[1.3rem] no-underline"
    >
      <Rosette className="size-8 shrink-0 text-primary" />
      <span className={cn('line-clamp-2 min-w-0 leading-[1.15]', compact && 'max-sm:sr-only')}>{brandName}</span>
    </Link>
  );
}
