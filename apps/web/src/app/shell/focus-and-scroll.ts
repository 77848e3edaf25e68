import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusTitleOnceThere } from '#shared/focus-title.ts';

const partNamed = (hash: string) => (hash === '' ? null : document.getElementById(hash.slice(1)));

/**
 * On a new page: its beginning comes into view, and its title takes the focus, so that it is read out and the keyboard starts
 * there. A link that names a part of the page shows that part. The place on a page that is loaded or gone back to is left to the
 * browser, which knows how far it was scrolled.
 */
export function useFocusAndScroll(): void {
  const { pathname, hash, key } = useLocation();
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const followed = useRef<string>(undefined);

  useEffect(() => {
    // The same link followed again is another entry of the history: its part comes into view again.
    if (followed.current === key) return;
    followed.current = key;
    if (goesBack) return;
    const part = partNamed(hash);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key, goesBack]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!goesBack) {
      if (partNamed(hash)) return;
      window.scrollTo(0, 0);
    }
    return focusTitleOnceThere();
  }, [pathname, hash, goesBack]);
}
