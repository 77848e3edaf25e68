import type { ConscienceStep } from './conscience.ts';

/** What opens the later phases once Conscience is complete: the team, or nobody's hand. */
export const unlockings = ['byHand', 'byItself'] as const;
export type Unlocking = (typeof unlockings)[number];

/** Whether the later phases of a client open as soon as Conscience is complete. Their own choice counts; null: as in the practice. */
export function opensByItself(own: Unlocking | null, practice: Unlocking): boolean {
  return (own ?? practice) === 'byItself';
}

/** What is left before the later phases open: Conscience and then the team, Conscience alone, or the team alone. */
export type OpensAfter = 'conscienceAndTeam' | 'conscience' | 'team';

/** Those who had completed Conscience before wait for the team in any case: nothing opens but by completing it. */
export function opensAfter(missing: readonly ConscienceStep[], byItself: boolean): OpensAfter {
  if (missing.length === 0) return 'team';
  return byItself ? 'conscience' : 'conscienceAndTeam';
}
