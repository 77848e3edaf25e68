/** How many pages of the test lie behind this one in the browser's history, as its entry remembers. */
export function stepsTaken(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'stepsTaken' in state ? state.stepsTaken : 0;
  return typeof known === 'number' && Number.isInteger(known) && known > 0 ? known : 0;
}
