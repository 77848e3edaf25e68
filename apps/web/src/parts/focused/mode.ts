import { useSyncExternalStore } from 'react';
import { choiceKeys } from '#shared/kept-storage.ts';
import { useMedia } from '#ui/use-media.ts';

/** How a form shows its questions: one a screen, or all of them as the specification draws it. */
export const questionModes = ['one', 'all'] as const;
export type QuestionMode = (typeof questionModes)[number];

/** One preference for every form. */
const storageKey = choiceKeys.questions;
const listeners = new Set<() => void>();

function preferred(): QuestionMode | undefined {
  try {
    const found = localStorage.getItem(storageKey);
    return questionModes.find((mode) => mode === found);
  } catch {
    return undefined;
  }
}

export function chooseMode(mode: QuestionMode): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage the form stays as the width of the window decides.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const onPhone = '(width < 40rem)';

/** The mode of now, outside of components. */
export const questionMode = (): QuestionMode => preferred() ?? (matchMedia(onPhone).matches ? 'one' : 'all');

/** The mode that the person prefers, else one at a time on a phone. */
export function useQuestionMode(): QuestionMode {
  const chosen = useSyncExternalStore(subscribe, preferred);
  const phone = useMedia(onPhone);
  return chosen ?? (phone ? 'one' : 'all');
}
