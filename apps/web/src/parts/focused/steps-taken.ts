/** The number of the test's pages before this one in the browser's history, read from its entry. */
export function stepsTaken(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'stepsTaken' in state ? state.stepsTaken : 0;
  return typeof known === 'number' && Number.isInteger(known) && known > 0 ? known : 0;
}
