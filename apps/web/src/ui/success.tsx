import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface SuccessProps {
  className?: string;
  /** Empty until there is something to say. */
  children: ReactNode;
}

/** A success, said in the page where it happened and read out: it is on the page before it has anything to say. */
export function Success({ className, children }: SuccessProps) {
  return (
    <p role="status" className={children ? cn('flex items-start gap-2 print:hidden', className) : 'sr-only'}>
      {children && (
        <>
          <CircleCheck className="mt-[0.2em] size-[1.15em] shrink-0 text-flow" aria-hidden="true" />
          <span className="min-w-0">{children}</span>
        </>
      )}
    </p>
  );
}
