import { useEffect, useRef } from 'react';

interface EntryHeadingProps {
  level: 2 | 3;
  count: number;
  /** The number of entries removed so far: after each, the focused button is gone, and the heading takes the focus. */
  removals: number;
  children: string;
}

/** The heading of a form's entries, with their number. */
export function EntryHeading({ level, count, removals, children }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading ref={heading} tabIndex={-1} className="mb-3 flex items-baseline gap-2 outline-none">
      {children}
      {count > 0 && (
        <span className="font-normal font-sans text-[0.95rem] text-muted-foreground tabular-nums">{count}</span>
      )}
    </Heading>
  );
}
