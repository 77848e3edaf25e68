import type { KeyboardEvent } from 'react';

/** Enter on a box or a radio would send the form: far too early in a long one. The button sends it. */
export function withoutEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
