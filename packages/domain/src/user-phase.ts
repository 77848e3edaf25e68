import { type CurrentPhase, type Phase, phases } from './phases.ts';

export interface InPhase {
  phase: CurrentPhase;
}

type Opening = Extract<(typeof phases)[number], { name: CurrentPhase }>;

/** The phases that a client can be in, in their order. */
export const currentPhases = phases.filter((phase): phase is Opening => phase.name === phase.opensWith);

/** Converts the stored `activeTest`, which is true in the Conscience phase. Spec 1, section 4. */
export function phaseOf({ activeTest }: { activeTest: boolean }): CurrentPhase {
  return activeTest ? 'conscience' : 'responsibility';
}

/** The inverse of `phaseOf`. */
export function storedPhase(phase: CurrentPhase): { activeTest: boolean } {
  return { activeTest: phase === 'conscience' };
}

/** The number of a phase, from 1. */
export function phaseNumber(phase: Phase): number {
  return phases.findIndex(({ name }) => name === phase) + 1;
}

const hasReached = (user: InPhase, phase: Phase) => phaseNumber(user.phase) >= phaseNumber(phase);

/** Whether a phase is open to a user. Later phases are locked. Spec 2, section 2. */
export function isOpen(phase: Phase, user: InPhase): boolean {
  return phases.some(({ name, opensWith }) => name === phase && hasReached(user, opensWith));
}

/** Whether the data of a phase may be changed, by its user or by an administrator for them. Spec 1, section 4. */
export function isWritable(phase: Phase, user: InPhase): boolean {
  const hasClosed = phases.some(({ name, closesWith }) => name === phase && closesWith && hasReached(user, closesWith));
  return isOpen(phase, user) && !hasClosed;
}
