import { useEffect, useRef } from 'react';

/**
 * For a list with a button that shows more of it. The button then moves down or disappears, so the focus goes to the first of the added
 * entries, which may arrive later than the press.
 */
export function useFocusAdded<List extends HTMLElement>(listed: number, showMore: () => void) {
  const list = useRef<List>(null);
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || listed <= before.current) return;
    const added = list.current?.children.item(before.current);
    before.current = null;
    if (!(added instanceof HTMLElement)) return;
    added.tabIndex = -1;
    added.focus({ preventScroll: true });
  }, [listed]);
  return {
    list,
    /** For the button. */
    onMore: () => {
      before.current = listed;
      showMore();
    },
  };
}
