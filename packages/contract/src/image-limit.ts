/** An uploaded picture may weigh this much. The browser asks first, so that nobody waits for an upload that is then refused. */
export const maximumImageBytes = 5 * 1024 * 1024;
