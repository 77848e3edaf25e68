import { account } from './es/account.ts';
import { admin } from './es/admin.ts';
import { auth } from './es/auth.ts';
import { chart } from './es/chart.ts';
import { common } from './es/common.ts';
import { conscience } from './es/conscience.ts';
import { entries } from './es/entries.ts';
import { errors } from './es/errors.ts';
import { harmful } from './es/harmful.ts';
import { home } from './es/home.ts';
import { image } from './es/image.ts';
import { initial } from './es/initial.ts';
import { levels } from './es/levels.ts';
import { mail } from './es/mail.ts';
import { mediumhard } from './es/mediumhard.ts';
import { multiSelect } from './es/multi-select.ts';
import { nav } from './es/nav.ts';
import { pdf } from './es/pdf.ts';
import { phaseOne } from './es/phase-one.ts';
import { polarity } from './es/polarity.ts';
import { profile } from './es/profile.ts';
import { prospect } from './es/prospect.ts';
import { result } from './es/result.ts';
import { resume } from './es/resume.ts';
import { strengths } from './es/strengths.ts';
import { theme } from './es/theme.ts';
import { user } from './es/user.ts';
import { validation } from './es/validation.ts';
import { weak } from './es/weak.ts';

export const es = {
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
  passnotmatch: 'Las contraseñas no coinciden',
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
};
