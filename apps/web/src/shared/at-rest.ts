/** Milliseconds after which a page has what it shows first. */
const restsAfter = 3000;

/** Does what may be needed soon, without a network perhaps, once the page has what it shows first. @returns how to call it off */
export function atRest(job: () => void): () => void {
  const timer = setTimeout(job, restsAfter);
  return () => clearTimeout(timer);
}
