import { cn } from './cn.ts';

/** The place of something on its way. The region around it carries aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('h-5 animate-breathe rounded-sm bg-muted', className)} />;
}
