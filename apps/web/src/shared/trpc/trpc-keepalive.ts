/** Browsers let 64 kB in all outlive a page; a little is left for what is on its way at the same time. */
const limit = 60_000;

/** Whether what is sent may go on its way even though its page is being closed. */
export function mayOutliveThePage(body: unknown): boolean {
  return typeof body === 'string' && new TextEncoder().encode(body).length < limit;
}
