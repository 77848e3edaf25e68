import type { Language } from '@miraco/domain/languages';

/** Shows the help at the end of the page in one language: the server writes it in every language. */
export function showHelp(language: Language): void {
  for (const help of document.querySelectorAll<HTMLElement>('#support > *')) help.hidden = help.lang !== language;
}
