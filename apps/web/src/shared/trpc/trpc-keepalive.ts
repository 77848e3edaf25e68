/** Browsers let 64 kB in all outlive a page; the rest is for requests under way at the same time. */
const limit = 60_000;

/** Whether a request may be sent with `keepalive` while its page is being closed. */
export function mayOutliveThePage(body: unknown): boolean {
  return typeof body === 'string' && new TextEncoder().encode(body).length < limit;
}
