import { useRef, useState } from 'react';
import { useMedia } from '#ui/use-media.ts';

// Notes that are open stay open on the next client.
let leftOpen = false;

/** Whether the notes are open, and whether there is room for them beside the results. */
export function useCoachNotesOpen() {
  const beside = useMedia('(width >= 80rem)');
  // Laid over the page, they would cover the next client.
  const [open, setOpen] = useState(leftOpen && beside);
  const button = useRef<HTMLButtonElement>(null);
  // Opens them where there is no room for the button.
  const menu = useRef<HTMLButtonElement>(null);
  const byHand = useRef(false);
  const turn = (next: boolean) => {
    leftOpen = next;
    byHand.current = next;
    setOpen(next);
    if (!next) (button.current?.checkVisibility() ? button : menu).current?.focus();
  };
  return { open, beside, button, menu, byHand, turn };
}

export type CoachNotesOpen = ReturnType<typeof useCoachNotesOpen>;
