import { caps } from '../en/caps.ts';
import { chart } from '../en/chart.ts';
import { conscience } from '../en/conscience.ts';
import { initial } from '../en/initial.ts';
import { phases } from '../en/phases.ts';
import { profile } from '../en/profile.ts';
import { result } from '../en/result.ts';
import { strengths } from '../en/strengths.ts';

/** The client area: profile, wellness test and what its phases share. */
export const clientTexts = {
  phases,
  caps,
  chart,
  conscience,
  initial,
  profile,
  result,
  strengths,
};
