import { useLayoutEffect } from 'react';

// public/before-paint.js counts the same way: the app draws the controls that the server wrote, in the same order.
const controls = '#root :is(a, button)';

const controlAt = (place: string | undefined) =>
  place === undefined ? undefined : document.querySelectorAll<HTMLElement>(controls)[Number(place)];

/** The control that has the focus on the page as it was served: drawing anew would drop the focus. */
export function focusedControl(): string | undefined {
  const { activeElement } = document;
  const place = activeElement ? [...document.querySelectorAll(controls)].indexOf(activeElement) : -1;
  return place === -1 ? undefined : String(place);
}

/** Once the app has drawn itself: gives the focus back, and presses the button that was pressed while nothing answered there yet. */
export function AnswerEarlyPresses({ focused }: { focused: string | undefined }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { pressed } = dataset;
    delete dataset.pressed;
    dataset.drawn = '';
    // What the server wrote for somebody else is gone (public/before-paint.js).
    delete dataset.waiting;
    controlAt(focused)?.focus({ preventScroll: true });
    // Not at once: what is pressed is taken over for it (main.tsx), which cannot be done in the midst of drawing.
    queueMicrotask(() => controlAt(pressed)?.click());
  }, [focused]);
  return null;
}
