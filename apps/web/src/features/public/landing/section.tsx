import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';

interface SectionProps {
  /** The anchor that the menu links to. */
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a public page. Its anchor can take the focus, so that the keyboard continues there. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-label={title} className={cn('border-t py-14 outline-none sm:py-20', className)}>
      <h2 className="text-[clamp(1.6rem,1.3rem+1.2vw,2.2rem)]">{title}</h2>
      {lead && <p className="measure mt-3 text-[1.1rem] text-muted-foreground">{lead}</p>}
      {children}
    </section>
  );
}
