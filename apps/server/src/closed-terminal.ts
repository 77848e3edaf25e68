/**
 * Where the log goes. The logger's own stream is fast, and survives a reader that has gone (EPIPE) but not a terminal that was
 * closed (EIO), which would end the process before it has stopped in order: to a terminal it writes as the rest of us do.
 */
export const logStream = () => (process.stdout.isTTY ? { stream: process.stdout } : {});

/** What cannot be printed any more is lost, and ends nothing. */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
