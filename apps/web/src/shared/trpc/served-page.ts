import type { Outputs } from './trpc.ts';

interface ServedData {
  virtueNames: Outputs['method']['virtueNames'];
  testimonials: Outputs['method']['testimonials'];
}

/** The path that the server wrote the page for. */
const servedPath = typeof location === 'undefined' ? '' : location.pathname;

/** The data that the server has written into the page for its first screen: nothing is waited for, nothing moves. */
export function servedData(): ServedData | undefined {
  const written = document.getElementById('served-data')?.textContent;
  if (!written) return undefined;
  const data: ServedData = JSON.parse(written);
  return data;
}

/** Whether this is still the address that the server has described. */
export const isServedAddress = () => location.pathname === servedPath;

/** What the page says about itself to search engines and to those who share it is true only at the address it was served for. */
export function forgetServedHead(): void {
  if (isServedAddress()) return;
  for (const element of document.head.querySelectorAll('[data-served]')) element.remove();
}
