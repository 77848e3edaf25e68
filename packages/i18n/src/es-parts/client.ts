import { caps } from '../es/caps.ts';
import { chart } from '../es/chart.ts';
import { conscience } from '../es/conscience.ts';
import { initial } from '../es/initial.ts';
import { phases } from '../es/phases.ts';
import { profile } from '../es/profile.ts';
import { result } from '../es/result.ts';
import { strengths } from '../es/strengths.ts';

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
