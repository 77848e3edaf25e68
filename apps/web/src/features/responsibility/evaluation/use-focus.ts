import type { Virtue } from '@miraco/domain/virtues';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from '#shared/router/router.tsx';

/** The element of a virtue. */
export const virtueId = (virtue: Virtue) => `virtue-${virtue}`;

/**
 * A new step is a new page although the path stays: it is scrolled to its start, and its title takes the focus. The returned
 * function moves to a virtue instead, on any step. `place` is the one to begin at.
 */
export function useEvaluationFocus(form: RefObject<HTMLFormElement | null>, step: number, place: Virtue | undefined) {
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef(step);
  const [goal, setGoal] = useState(place && { virtue: place });
  const reached = useRef<typeof goal>(undefined);

  useEffect(() => {
    const turned = shown.current !== step;
    shown.current = step;
    const part = goal && form.current?.querySelector(`#${virtueId(goal.virtue)}`);
    if (part && reached.current !== goal) {
      reached.current = goal;
      part.scrollIntoView({ block: 'start' });
      part.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
    } else if (turned) {
      // Going back, the browser restores the scroll position.
      if (!goesBack) window.scrollTo(0, 0);
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
  }, [form, goal, step, goesBack]);

  return (virtue: Virtue) => setGoal({ virtue });
}
