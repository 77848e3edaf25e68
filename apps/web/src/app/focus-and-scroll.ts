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
 * On a new page: its beginning, or the part that the address names, comes into view, and its title takes the focus, so that
 * it is read out and the keyboard starts there. Going back leaves the place on the page to the browser.
 */
export function useFocusAndScroll(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    const named = hash && document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, type]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (focusTitle()) return;
    // A page that waits for its data has no title yet.
    const observer = new MutationObserver(() => {
      if (focusTitle()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
