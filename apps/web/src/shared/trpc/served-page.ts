import type { Outputs } from './trpc.ts';

interface ServedData {
  virtueNames: Outputs['method']['virtueNames'];
  testimonials: Outputs['method']['testimonials'];
}

/** The path that the server rendered the page for. */
const servedPath = typeof location === 'undefined' ? '' : location.pathname;

/** The data that the server wrote into the page for its first screen, so that it needs no request and does not shift. */
export function servedData(): ServedData | undefined {
  const written = document.getElementById('served-data')?.textContent;
  if (!written) return undefined;
  const data: ServedData = JSON.parse(written);
  return data;
}

/** Whether this is still the URL that the server described. */
export const isServedAddress = () => location.pathname === servedPath;

/** Removes the page's description for search engines and link previews: it is true only at the URL that it was served for. */
export function forgetServedHead(): void {
  if (isServedAddress()) return;
  for (const element of document.head.querySelectorAll('[data-served]')) element.remove();
}
