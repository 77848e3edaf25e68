import type { Outputs } from './trpc.ts';

interface ServedData {
  virtueNames: Outputs['method']['virtueNames'];
  testimonials: Outputs['method']['testimonials'];
}

/** The data that the server wrote into the page for its first screen, so that it needs no request and does not shift. */
export function servedData(): ServedData | undefined {
  const written = document.getElementById('served-data')?.textContent;
  if (!written) return undefined;
  const data: ServedData = JSON.parse(written);
  return data;
}
