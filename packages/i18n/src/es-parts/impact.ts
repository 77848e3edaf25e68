import { impact } from '../es/impact.ts';
import { personal } from '../es/personal.ts';
import { purpose } from '../es/purpose.ts';
import { scenarios } from '../es/scenarios.ts';

/** The screens of Impact. */
export const impactTexts = {
  purpose,
  scenarios,
  personal,
  impact,
};
