import { impact } from '../es/impact.ts';

/** The screens of Impact. */
export const impactTexts = {
  impact,
};
