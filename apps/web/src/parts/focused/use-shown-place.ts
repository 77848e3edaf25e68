import { useEffect, useRef } from 'react';
import { useSearchParams } from '#shared/router/router.tsx';
import { placeParameter } from './place.ts';

/**
 * For a form that shows all questions: the one that the address names when the form is drawn, as after a change from one at a time,
 * is scrolled to, and takes the focus.
 */
export function useShownPlace(idOf: (place: string) => string): void {
  const [parameters] = useSearchParams();
  const first = useRef({ place: parameters.get(placeParameter), idOf });
  useEffect(() => {
    const { place } = first.current;
    const part = place === null ? null : document.getElementById(first.current.idOf(place));
    if (!part) return;
    part.scrollIntoView({ block: 'center' });
    part.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  }, []);
}
