import type { ConscienceStep } from '@miraco/domain/conscience';

/** The tabs of the page, in order. Spec 1, section 2. */
export const phaseOneTabs = ['wellness', 'weak', 'prospect', 'mediumhard', 'harmful', 'resume'] as const;
export type PhaseOneTab = (typeof phaseOneTabs)[number];

/** The tab with the results of a step of Conscience. */
export const tabOfStep = {
  initial: 'wellness',
  weak: 'weak',
  prospect: 'prospect',
  mediumhard: 'mediumhard',
} satisfies Record<ConscienceStep, PhaseOneTab>;
