import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in pixels, as it changes; `initial` until it is measured. */
export function useWidth(initial: number): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(initial);
  const measure = useCallback((element: Element | null) => {
    if (!element) return;
    // A hidden element has no width: the last one holds until it is shown, or printed.
    const update = (measured: number) => {
      if (measured > 0) setWidth(measured);
    };
    update(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && update(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
