import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

const buttons = '[data-choice]:enabled';

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
  );
}

/** The choice that a number key names, counted from 1: a radio where one answers the question, or a button marked as a choice. */
function choiceOfKey({ key, currentTarget }: KeyboardEvent<HTMLElement>, oneChoice: boolean): HTMLElement | undefined {
  if (!/^[1-9]$/.test(key)) return undefined;
  const choices = oneChoice ? `input[type="radio"]:enabled, ${buttons}` : buttons;
  return currentTarget.querySelectorAll<HTMLElement>(choices)[Number(key) - 1];
}

interface DeliberateChoice {
  /** One radio answers the question. */
  oneChoice: boolean;
  onChosen: () => void;
  /** Enter on the heading. */
  onEnter: () => void;
}

/**
 * Tells a choice that was meant from one on the way: the pointer, Space, Enter and a number key choose; the arrow keys inside a group
 * of radios only change the choice (WCAG 3.2.2). The handlers belong to the element around the choices.
 */
export function useDeliberateChoice({ oneChoice, onChosen, onEnter }: DeliberateChoice) {
  const byArrow = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      byArrow.current = event.key.startsWith('Arrow');
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A radio and a button take Enter themselves.
      if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) onEnter();
      const choice = choiceOfKey(event, oneChoice);
      if (!choice) return;
      event.preventDefault();
      choice.focus();
      choice.click();
    },
    onKeyUp: () => {
      byArrow.current = false;
    },
    onPointerDown: () => {
      byArrow.current = false;
    },
    /** The browser clicks the radio that an arrow key leads to. */
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (oneChoice && target instanceof HTMLInputElement && target.type === 'radio' && !byArrow.current) onChosen();
    },
  };
}
