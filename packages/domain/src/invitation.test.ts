import { expect, test } from 'vitest';
import { accountState } from './invitation.ts';

const nobody = { lastLogin: null, invitationOpened: null, invitationExpires: null };

test.each([
  ['new without a sign-in and without an invitation', nobody, 'new'],
  ['invited while the link is open and was not looked at', { ...nobody, invitationExpires: 101 }, 'invited'],
  ['opened once it was', { ...nobody, invitationOpened: 50, invitationExpires: 101 }, 'opened'],
  ['expired in the moment in which the link expires', { ...nobody, invitationExpires: 100 }, 'expired'],
  ['expired although it was opened', { ...nobody, invitationOpened: 50, invitationExpires: 99 }, 'expired'],
  ['active after the first sign-in', { ...nobody, lastLogin: 1 }, 'active'],
  ['active whatever became of the link', { lastLogin: 1, invitationOpened: null, invitationExpires: 99 }, 'active'],
] as const)('an account is %s', (_, account, state) => {
  expect(accountState(account, 100)).toBe(state);
});
