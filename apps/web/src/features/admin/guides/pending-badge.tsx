import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';

/** The number of comments that wait for approval, highlighted wherever guides are listed. */
export function PendingBadge({ children }: { children: ReactNode }) {
  return (
    <Badge variant="accent" className="tabular-nums">
      <MessageSquareText className="shrink-0" aria-hidden="true" />
      <span className="whitespace-normal">{children}</span>
    </Badge>
  );
}
