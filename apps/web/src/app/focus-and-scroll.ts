import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

function focusTitle(): boolean {
  const title = document.querySelector('h1');
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

const partNamed = (hash: string) => (hash === '' ? null : document.getElementById(hash.slice(1)));

/**
 * On a new page: its beginning comes into view, and its title takes the focus, so that it is read out and the keyboard starts
 * there. Going back leaves the place on the page to the browser. An address that names a part of the page shows that part.
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
    const part = partNamed(hash);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (partNamed(hash)) return;
    if (!goesBack) window.scrollTo(0, 0);
    if (focusTitle()) return;
    // A page that waits for its data has no title yet.
    const observer = new MutationObserver(() => {
      if (focusTitle()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash, goesBack]);
}
