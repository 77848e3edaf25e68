import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in pixels, as it changes; `before` until it is known. */
export function useWidth(before: number): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(before);
  const measure = useCallback((element: Element | null) => {
    if (!element) return;
    // An element that is hidden has none: the last one known holds until it is shown, or printed.
    const take = (known: number) => {
      if (known > 0) setWidth(known);
    };
    take(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
