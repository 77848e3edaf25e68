import { impact } from '../en/impact.ts';

/** The screens of Impact. */
export const impactTexts = {
  impact,
};
