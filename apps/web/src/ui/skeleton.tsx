import { cn } from './cn.ts';

/** Only a line of text has a height of its own. */
const shapes = { line: 'h-5 rounded-sm', bar: 'rounded-sm', card: 'rounded-lg', circle: 'rounded-full' };

interface SkeletonProps {
  shape?: keyof typeof shapes;
  className?: string;
}

/** A placeholder while something loads. The region around it carries aria-busy. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <div aria-hidden="true" className={cn('animate-breathe bg-muted', shapes[shape], className)} />;
}
