/** The most procedures in one request: no screen calls more at once. The browser splits a longer batch, the server refuses it. */
export const maximumCallsAtOnce = 20;
