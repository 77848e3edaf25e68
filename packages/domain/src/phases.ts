/**
 * The phases of the method in their order, counted from 1. A phase opens when a client reaches the phase `opensWith`, and is readable
 * from then on. It is writable until they reach `closesWith`. Spec 1, section 4, and spec 2, section 2.
 */
export const phases = [
  { name: 'conscience', number: 1, opensWith: 'conscience', closesWith: 'responsibility' },
  { name: 'responsibility', number: 2, opensWith: 'responsibility', closesWith: null },
  { name: 'impact', number: 3, opensWith: 'responsibility', closesWith: null },
] as const;
export type Phase = (typeof phases)[number]['name'];

/** A phase that a client can be in: one that opens on its own. The others open together with one of these. */
export type CurrentPhase = (typeof phases)[number]['opensWith'];
