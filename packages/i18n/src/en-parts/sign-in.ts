import { auth } from '../en/auth.ts';

/** Signing in and choosing a new password. */
export const signInTexts = {
  auth,
};
