/** For the entry of a process that the product has started: it ends when the product does, and not before. */
export function livesWithProduct(): void {
  // They reach the whole group: the product decides.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  // An exit would wait for a disk that does not answer, or a library at work.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
