import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

function focusTitle(): boolean {
  const title = document.querySelector('h1');
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/**
 * On a new page: its beginning comes into view, and its title takes the focus, so that it is read out and the keyboard starts
 * there. Going back leaves the place on the page to the browser. An address that names a part of the page shows that part.
 */
export function useFocusAndScroll(): void {
  const { pathname, hash } = useLocation();
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!part && !goesBack) window.scrollTo(0, 0);
    if (focusTitle()) return;
    // A page that waits for its data has no title yet.
    const observer = new MutationObserver(() => {
      if (focusTitle()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash, goesBack]);
}
