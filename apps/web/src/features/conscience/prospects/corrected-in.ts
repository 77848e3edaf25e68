/** The id of the expectation that was corrected before this page, read from its entry of the history. */
export function correctedIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('corrected' in state)) return undefined;
  return typeof state.corrected === 'string' ? state.corrected : undefined;
}
