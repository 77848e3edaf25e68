import { useEffect, useRef, useState } from 'react';
import { Success } from '#ui/success.tsx';

interface EntryHeadingProps {
  level: 2 | 3;
  count: number;
  /** The number of entries removed so far: after each, the focused button is gone, and the heading takes the focus. */
  removals: number;
  /** What is said about the last one, until the list changes again. */
  removed: string;
  children: string;
}

/** The heading of a form's entries, with their number. */
export function EntryHeading({ level, count, removals, removed, children }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [countAfter, setCountAfter] = useState<number>();
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    if (removals === 0) return;
    setCountAfter(latest.current);
    heading.current?.focus();
  }, [removals]);
  const Heading = level === 2 ? 'h2' : 'h3';
  // The list follows the removal; what is added later ends the message.
  useEffect(() => setCountAfter((known) => known && Math.min(known, count)), [count]);
  return (
    <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <Heading ref={heading} tabIndex={-1} className="flex items-baseline gap-2 outline-none">
        {children}
        {count > 0 && (
          <span className="font-normal font-sans text-[0.95rem] text-muted-foreground tabular-nums">{count}</span>
        )}
      </Heading>
      {/* New words for each removal, or the second would not be announced. */}
      <Success className="text-[0.95rem]">
        {countAfter !== undefined && count <= countAfter && <span key={removals}>{removed}</span>}
      </Success>
    </div>
  );
}
