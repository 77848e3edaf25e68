import { type RefObject, useLayoutEffect } from 'react';

/** Bars at the foot of the window are marked with `data-foot`: navigation, and the end of a long form. */
const bars = '[data-foot]';
const gap = 16;

/** How much of the window's foot the bars cover, in pixels. */
function footHeight(): number {
  const tops = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
  const covering = tops.filter(
    ({ height, top, bottom }) => height > 0 && top < innerHeight && bottom > innerHeight / 2,
  );
  return Math.max(0, ...covering.map(({ top }) => innerHeight - top));
}

/** Whether an element of this height above the foot would cover what was pressed, which the message is about. */
function coversFocus(shown: DOMRect, foot: number): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'content') return false;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const end = innerHeight - foot - gap;
  return bottom > end - shown.height && top < end && right > shown.left && left < shown.right;
}

/** Keeps the toasts off the bars at the foot of the window, and off the button they are about: then they are below the header. */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other toasts, the height is another
  useLayoutEffect(() => {
    const place = () => {
      const element = viewport.current;
      if (!element) return;
      const foot = footHeight();
      const aside = coversFocus(element.getBoundingClientRect(), foot);
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const below = header < innerHeight / 2 ? Math.max(0, header) : 0;
      element.style.top = aside ? `${below + gap}px` : 'auto';
      element.style.bottom = aside ? 'auto' : `${foot + gap}px`;
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [viewport, shown]);
}
