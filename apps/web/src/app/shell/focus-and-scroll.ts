import { useEffect, useRef } from 'react';
import { momentIn } from '#parts/moment/address.ts';
import { focusTitleOnceThere } from '#shared/focus-title.ts';
import { useLocation, useNavigationType } from '#shared/router/router.tsx';

const partNamed = (hash: string) => (hash === '' ? null : document.getElementById(hash.slice(1)));

/**
 * Scrolls a new page to its top and focuses its title, so that it is read out and the keyboard starts there. A link with a hash
 * scrolls to that part. After a reload or a step back the browser restores the scroll position itself.
 */
export function useFocusAndScroll(): void {
  const { pathname, search, hash, key } = useLocation();
  // A closing page has the address of the page that it closes.
  const page = `${pathname} ${momentIn(search)}`;
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(page);
  const followed = useRef<string>(undefined);

  useEffect(() => {
    // The same link followed again is another history entry: it scrolls to its part again.
    if (followed.current === key) return;
    followed.current = key;
    if (goesBack) return;
    const part = partNamed(hash);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key, goesBack]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!goesBack) {
      if (partNamed(hash)) return;
      window.scrollTo(0, 0);
    }
    return focusTitleOnceThere();
  }, [page, hash, goesBack]);
}
