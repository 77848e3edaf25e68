import { paths } from '@miraco/contract/paths';
import { type ConscienceStep, conscienceSteps } from '@miraco/domain/conscience';

/** The steps of the phase and, last, the one that nothing depends on. */
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
  /** Undefined until it is known: then nothing is ticked. */
  missing: readonly ConscienceStep[] | undefined;
  habitCount: number;
}

/** Every step, where it leads and whether it is done. The initial test is taken once: afterwards its step leads to the result. */
export function stepLinks({ missing, habitCount }: Known): StepLink[] {
  return navigationSteps.map((step) => {
    const done = step === 'harmful' ? habitCount > 0 : missing !== undefined && !missing.includes(step);
    return { step, done, to: step === 'initial' && done ? paths.result : addresses[step] };
  });
}
