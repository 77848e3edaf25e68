import { impact } from '../en/impact.ts';
import { personal } from '../en/personal.ts';
import { purpose } from '../en/purpose.ts';
import { scenarios } from '../en/scenarios.ts';

/** The screens of Impact. */
export const impactTexts = {
  purpose,
  scenarios,
  personal,
  impact,
};
