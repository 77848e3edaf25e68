import { paths } from '@miraco/contract/paths';
import { type ConscienceStep, conscienceSteps } from '@miraco/domain/conscience';

/** The steps that Conscience requires, and the optional one. */
export const navigationSteps = [...conscienceSteps, 'harmful'] as const;
export type NavigationStep = (typeof navigationSteps)[number];

export interface StepLink {
  step: NavigationStep;
  to: string;
  done: boolean;
}

const addresses = {
  initial: paths.initialTest,
  weak: paths.weak,
  prospect: paths.prospect,
  mediumhard: paths.mediumHard,
  harmful: paths.harmful,
} satisfies Record<NavigationStep, string>;

interface Known {
  /** Undefined while loading: then no step is done. */
  missing: readonly ConscienceStep[] | undefined;
  habitCount: number;
}

/** Every step with its link and whether it is done. The initial test is taken once: then its step links to the result. */
export function stepLinks({ missing, habitCount }: Known): StepLink[] {
  return navigationSteps.map((step) => {
    const done = step === 'harmful' ? habitCount > 0 : missing !== undefined && !missing.includes(step);
    return { step, done, to: step === 'initial' && done ? paths.result : addresses[step] };
  });
}
