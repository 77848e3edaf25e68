import { account } from './es/account.ts';
import { admin } from './es/admin.ts';
import { auth } from './es/auth.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { home } from './es/home.ts';
import { image } from './es/image.ts';
import { levels } from './es/levels.ts';
import { mail } from './es/mail.ts';
import { nav } from './es/nav.ts';
import { theme } from './es/theme.ts';
import { user } from './es/user.ts';
import { validation } from './es/validation.ts';

export const es = {
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
  passnotmatch: 'Las contraseñas no coinciden',
  theme,
  user,
  validation,
};
