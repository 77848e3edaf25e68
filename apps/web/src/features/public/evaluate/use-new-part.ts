import { useEffect, useRef } from 'react';
import { focusTitleOnceThere } from '#shared/focus-title.ts';
import { useNavigationType } from '#shared/router/router.tsx';

/** A new part is a new page although the path stays: it is scrolled to its start, and its title takes the focus. */
export function useNewPart(part: string | number): void {
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    // Going back, the browser restores the scroll position.
    if (!goesBack) window.scrollTo(0, 0);
    return focusTitleOnceThere();
  }, [part, goesBack]);
}
