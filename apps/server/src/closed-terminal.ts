/**
 * The stream of the log. pino's own stream is fast and survives a closed pipe (EPIPE), but not a closed terminal (EIO), which would
 * end the process before it has shut down: for a terminal, the log goes to stdout.
 */
export const logStream = () => (process.stdout.isTTY ? { stream: process.stdout } : {});

/** Ignores output errors: they lose the output and must not end the process. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
