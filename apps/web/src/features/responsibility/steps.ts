import { paths } from '@miraco/schemas/paths';

/** The steps of the phase in the order of its bar. Spec 2, section 2. */
const order = ['weeklyResult', 'evaluation', 'training', 'historical', 'essential', 'guide'] as const;
export type Step = (typeof order)[number];

const addresses: Partial<Record<Step, string>> = paths;

/** Every step that has a page, and where it is. */
export const steps = order.flatMap((step) => {
  const to = addresses[step];
  return to === undefined ? [] : [{ step, to }];
});
