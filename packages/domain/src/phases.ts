/**
 * The phases of the method in their order, counted from 1. A phase opens when a client comes to the phase `opensWith`, and stays
 * readable from then on; it is written until they come to `closesWith`. Spec 1, section 4, and spec 2, section 2.
 */
export const phases = [
  { name: 'conscience', number: 1, opensWith: 'conscience', closesWith: 'responsibility' },
  { name: 'responsibility', number: 2, opensWith: 'responsibility', closesWith: null },
  { name: 'impact', number: 3, opensWith: 'responsibility', closesWith: null },
] as const;
export type Phase = (typeof phases)[number]['name'];

/** A phase that a client can be in: one that opens by itself. The others open together with one of these. */
export type CurrentPhase = (typeof phases)[number]['opensWith'];

type Opening = Extract<(typeof phases)[number], { name: CurrentPhase }>;

/** The phases that a client can be in, in their order. */
export const currentPhases = phases.filter((phase): phase is Opening => phase.name === phase.opensWith);

/** Anybody whose phase is known. */
export interface InPhase {
  phase: CurrentPhase;
}

/** The phase that a user is in, from what is stored: `activeTest` is true in the Conscience phase. Spec 1, section 4. */
export function phaseOf({ activeTest }: { activeTest: boolean }): CurrentPhase {
  return activeTest ? 'conscience' : 'responsibility';
}

/** What is stored of a user who is in this phase: the inverse of `phaseOf`. */
export function storedPhase(phase: CurrentPhase): { activeTest: boolean } {
  return { activeTest: phase === 'conscience' };
}

/** The number of a phase, from 1. */
export function phaseNumber(phase: Phase): number {
  return phases.findIndex(({ name }) => name === phase) + 1;
}

const hasReached = (user: InPhase, phase: Phase) => phaseNumber(user.phase) >= phaseNumber(phase);

/** Whether a phase has been opened for a user: what comes later is locked. Spec 2, section 2. */
export function isOpen(phase: Phase, user: InPhase): boolean {
  return phases.some(({ name, opensWith }) => name === phase && hasReached(user, opensWith));
}

/** Whether the data of a phase may be changed: by its user, and by an administrator in their place. Spec 1, section 4. */
export function isWritable(phase: Phase, user: InPhase): boolean {
  const hasClosed = phases.some(({ name, closesWith }) => name === phase && closesWith && hasReached(user, closesWith));
  return isOpen(phase, user) && !hasClosed;
}
