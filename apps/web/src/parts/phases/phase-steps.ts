import { paths } from '@miraco/contract/paths';

/** The bar of Responsibility. Spec 2, section 2. */
export const responsibilityBar = [
  { step: 'weeklyResult', to: paths.weeklyResult },
  { step: 'evaluation', to: paths.evaluation },
  { step: 'training', to: paths.training },
  { step: 'historical', to: paths.historical },
  { step: 'essential', to: paths.essential },
  { step: 'guide', to: paths.guide },
] as const;

/** The navigation of Impact: the purposes and their result. Spec 2, section 2. */
export const impactSteps = [
  { step: 'personal', to: paths.personal },
  { step: 'professional', to: paths.professional },
  { step: 'couple', to: paths.couple },
  { step: 'scenarios', to: paths.scenarios },
] as const;
