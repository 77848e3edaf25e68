import { auth } from '../es/auth.ts';

/** Signing in and choosing a new password. */
export const signInTexts = {
  auth,
};
