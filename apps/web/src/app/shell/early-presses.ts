import { useLayoutEffect } from 'react';

// before-paint/before-paint.js uses the same selector: the app renders the served controls in the same order, so a position names one.
const controls = '#root :is(a, button)';

const controlAt = (position: string | undefined) =>
  position === undefined ? undefined : document.querySelectorAll<HTMLElement>(controls)[Number(position)];

/** The position of the focused control on the served page: rendering it again would drop the focus. */
export function focusedPosition(): string | undefined {
  const { activeElement } = document;
  const position = activeElement ? [...document.querySelectorAll(controls)].indexOf(activeElement) : -1;
  return position === -1 ? undefined : String(position);
}

/** Once the app is rendered: restores the focus, and clicks the button that was pressed before it had a handler. */
export function ReplayEarlyPress({ focused }: { focused: string | undefined }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { pressed } = dataset;
    delete dataset.pressed;
    dataset.drawn = '';
    // A page served for another reader is replaced by now (before-paint/before-paint.js).
    delete dataset.waiting;
    controlAt(focused)?.focus({ preventScroll: true });
    // Not at once: the click makes React hydrate the button first (main.tsx), which it cannot do during a render.
    queueMicrotask(() => controlAt(pressed)?.click());
  }, [focused]);
  return null;
}
