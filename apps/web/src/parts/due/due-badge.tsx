import type { Duty } from '@miraco/domain/due';
import { useEffect } from 'react';

/** Neither is something to do: a session comes by itself, and after Conscience it is the coach's turn. */
const asksNothing: readonly Duty[] = ['session', 'finished'];

/** Shows on the icon of the installed app how much is due, where the system has such badges. It draws nothing on the page. */
export function DueBadge({ due }: { due: readonly Duty[] }) {
  const count = due.filter((duty) => !asksNothing.includes(duty)).length;
  useEffect(() => {
    // A browser may refuse it outside an installed app.
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {});
  }, [count]);
  return null;
}
