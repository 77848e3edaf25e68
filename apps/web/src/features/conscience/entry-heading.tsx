import type { Ref } from 'react';

interface EntryHeadingProps {
  /** Takes the focus when an entry is gone, and with it the button that had it. */
  ref: Ref<HTMLHeadingElement>;
  count: number;
  children: string;
}

/** Over the entries of a form: what they are, and how many. */
export function EntryHeading({ ref, count, children }: EntryHeadingProps) {
  return (
    <h3 ref={ref} tabIndex={-1} className="mb-3 flex items-baseline gap-2 outline-none">
      {children}
      {count > 0 && <span className="font-normal font-sans text-[0.95rem] text-muted-foreground tabular-nums">{count}</span>}
    </h3>
  );
}
