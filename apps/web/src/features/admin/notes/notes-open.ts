import { useRef, useState } from 'react';
import { useMedia } from '#ui/use-media.ts';

// Notes that are open stay open on the next client.
let leftOpen = false;

// The next field for a note that appears is written in at once.
let writing = false;

/** Whether a field for a note that has just appeared is to be written in. */
export function takesFocus(): boolean {
  const taken = writing;
  writing = false;
  return taken;
}

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
  /** Puts the keyboard into the field for a new note, and opens the notes if there is none on the page. */
  const write = () => {
    const field = document.querySelector<HTMLElement>('[data-new-note]');
    if (field) return field.focus();
    writing = true;
    leftOpen = true;
    setOpen(true);
  };
  return { open, beside, button, menu, byHand, turn, write };
}

export type CoachNotesOpen = ReturnType<typeof useCoachNotesOpen>;
