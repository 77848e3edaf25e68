import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { image } from './en/image.ts';
import { levels } from './en/levels.ts';
import { mail } from './en/mail.ts';
import { nav } from './en/nav.ts';
import { theme } from './en/theme.ts';
import { user } from './en/user.ts';
import { validation } from './en/validation.ts';
import type { Resources } from './resources.ts';

export const en = {
  account,
  admin,
  auth,
  common,
  errors,
  home,
  image,
  levels,
  mail,
  nav,
  passnotmatch: 'The passwords do not match',
  theme,
  user,
  validation,
} satisfies Resources;
