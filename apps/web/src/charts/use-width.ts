import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in pixels, as it changes; `before` until it is known. */
export function useWidth(before: number): [RefCallback<Element>, number] {
  const [width, setWidth] = useState(before);
  const measure = useCallback((element: Element | null) => {
    if (!element) return;
    setWidth(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
