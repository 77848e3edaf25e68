import { useEffect } from 'react';

/** The bar at the end of the form with the navigation of a phone below it, and a line of text above them. */
const room = '12rem';

/** Keeps the field that has the focus, and the line that is being typed, above the bar: a margin of the field itself is not heeded. */
export function useRoomForBar(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = room;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
}
