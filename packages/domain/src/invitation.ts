/** How far somebody is on the way into their account, in this order. */
export const accountStates = ['new', 'invited', 'opened', 'expired', 'active'] as const;
export type AccountState = (typeof accountStates)[number];

/** Moments in epoch milliseconds. */
interface Account {
  lastLogin: number | null;
  /** When the link of the latest invitation was first opened. */
  invitationOpened: number | null;
  /** When it expires; null without an invitation. */
  invitationExpires: number | null;
}

/**
 * `active` after the first sign-in; before it, whether an invitation was sent, its link opened, or left to expire. `new` without an
 * invitation: the account was given a password, or nobody was told of it.
 */
export function accountState({ lastLogin, invitationOpened, invitationExpires }: Account, now: number): AccountState {
  if (lastLogin !== null) return 'active';
  if (invitationExpires === null) return 'new';
  if (invitationExpires <= now) return 'expired';
  return invitationOpened === null ? 'invited' : 'opened';
}
