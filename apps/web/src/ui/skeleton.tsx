import { cn } from './cn.ts';

/** A placeholder while something loads. The caller gives its size and corners; the region around it carries aria-busy. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe bg-muted', className)} />;
}
