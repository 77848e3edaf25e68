import { account } from '../es/account.ts';
import { common } from '../es/common.ts';
import { errors } from '../es/errors.ts';
import { home } from '../es/home.ts';
import { levels } from '../es/levels.ts';
import { nav } from '../es/nav.ts';
import { theme } from '../es/theme.ts';
import { validation } from '../es/validation.ts';

/** What every page needs. */
export const coreTexts = {
  account,
  common,
  errors,
  home,
  levels,
  nav,
  passnotmatch: 'Las contraseñas no coinciden',
  theme,
  validation,
};
