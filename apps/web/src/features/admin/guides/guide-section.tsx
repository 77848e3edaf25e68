import type { ReactNode } from 'react';

interface GuideSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the form, in one column: the preview stands beside it. */
export function GuideSection({ title, text, children }: GuideSectionProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t py-7 first:border-t-0 first:pt-0">
      <div>
        <h2>{title}</h2>
        <p className="mt-1.5 text-[0.95rem] text-muted-foreground">{text}</p>
      </div>
      {children}
    </section>
  );
}
