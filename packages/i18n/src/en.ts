import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { auth } from './en/auth.ts';
import { chart } from './en/chart.ts';
import { common } from './en/common.ts';
import { conscience } from './en/conscience.ts';
import { entries } from './en/entries.ts';
import { errors } from './en/errors.ts';
import { harmful } from './en/harmful.ts';
import { home } from './en/home.ts';
import { image } from './en/image.ts';
import { initial } from './en/initial.ts';
import { levels } from './en/levels.ts';
import { mail } from './en/mail.ts';
import { mediumhard } from './en/mediumhard.ts';
import { multiSelect } from './en/multi-select.ts';
import { nav } from './en/nav.ts';
import { pdf } from './en/pdf.ts';
import { phaseOne } from './en/phase-one.ts';
import { polarity } from './en/polarity.ts';
import { profile } from './en/profile.ts';
import { prospect } from './en/prospect.ts';
import { result } from './en/result.ts';
import { resume } from './en/resume.ts';
import { strengths } from './en/strengths.ts';
import { theme } from './en/theme.ts';
import { user } from './en/user.ts';
import { validation } from './en/validation.ts';
import { weak } from './en/weak.ts';
import type { Resources } from './resources.ts';

export const en = {
  account,
  admin,
  auth,
  chart,
  common,
  conscience,
  entries,
  errors,
  harmful,
  home,
  image,
  initial,
  levels,
  mail,
  mediumhard,
  multiSelect,
  nav,
  passnotmatch: 'The passwords do not match',
  pdf,
  phaseOne,
  polarity,
  profile,
  prospect,
  result,
  resume,
  strengths,
  theme,
  user,
  validation,
  weak,
} satisfies Resources;
