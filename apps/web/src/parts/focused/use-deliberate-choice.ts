import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

const buttons = '[data-choice]:not([data-choice="0"]):enabled';

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
  );
}

/**
 * Of several groups of radios the one that a number key answers: the first without an answer. The group with the focus comes before
 * it, unless it is answered.
 */
function groupOfKey(form: HTMLElement, target: EventTarget): HTMLElement {
  const groups = [...form.querySelectorAll('fieldset')].filter((group) => !group.disabled);
  const unanswered = groups.filter((group) => !group.querySelector(':checked'));
  const focused = (group: HTMLElement) => target instanceof Node && group.contains(target);
  return unanswered.find(focused) ?? unanswered[0] ?? groups.find(focused) ?? form;
}

/**
 * The choice that a number key names: 0 is the button marked with it; the others count from 1, the radios where one may answer and
 * the buttons marked as a choice.
 */
function choiceOfKey({ key, currentTarget, target }: KeyboardEvent<HTMLElement>, oneChoice: boolean) {
  if (key === '0') return currentTarget.querySelector<HTMLElement>('[data-choice="0"]:enabled');
  if (!/^[1-9]$/.test(key)) return null;
  const group = oneChoice ? groupOfKey(currentTarget, target) : currentTarget;
  const choices = oneChoice ? `input[type="radio"]:enabled, ${buttons}` : buttons;
  return group.querySelectorAll<HTMLElement>(choices)[Number(key) - 1];
}

interface DeliberateChoice {
  /** A radio may answer the question. */
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
      // A key that is held down would answer one question after another.
      if (event.repeat || event.defaultPrevented) return;
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
