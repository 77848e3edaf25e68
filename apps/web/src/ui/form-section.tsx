import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface FormSectionProps {
  /** For links that lead to it. */
  id?: string;
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a long form: title and text on the left, fields on the right. */
export function FormSection({ id, title, text, className, children }: FormSectionProps) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="scroll-mt-(--top-bar) outline-none grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2>{title}</h2>
        {text && <p className="mt-2 text-[0.95rem] text-muted-foreground">{text}</p>}
      </div>
      <div className={cn('grid grid-cols-[minmax(0,1fr)] content-start items-start gap-5 sm:grid-cols-2', className)}>
        {children}
      </div>
    </section>
  );
}
