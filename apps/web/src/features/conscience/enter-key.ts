import type { KeyboardEvent } from 'react';

/** Keeps Enter on a checkbox or a radio from submitting the form: too early in a long one. The button submits it. */
export function withoutEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
