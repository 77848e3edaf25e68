import { account } from '../en/account.ts';
import { common } from '../en/common.ts';
import { errors } from '../en/errors.ts';
import { home } from '../en/home.ts';
import { levels } from '../en/levels.ts';
import { nav } from '../en/nav.ts';
import { theme } from '../en/theme.ts';
import { validation } from '../en/validation.ts';

/** What every page needs. */
export const coreTexts = {
  account,
  common,
  errors,
  home,
  levels,
  nav,
  passnotmatch: 'The passwords do not match',
  theme,
  validation,
};
