/** Stored in the place of a hash, for an account that has no password. No password matches it. */
export const noPassword = 'none';
