/** The phases of a client, each with a page of its own: paths[phase] is its address. Spec 1, section 2. */
export const clientPhases = ['phaseOne', 'phaseTwo', 'phaseThree'] as const;
export type ClientPhase = (typeof clientPhases)[number];

/** How a phase is counted: from 1. */
export function phaseNumber(phase: ClientPhase): number {
  return clientPhases.indexOf(phase) + 1;
}
