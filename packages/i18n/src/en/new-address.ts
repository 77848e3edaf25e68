import type { Texts } from '../resources.ts';

export const texts = {
  newAddress: {
    title: 'Your new e-mail address',
    lead: 'Confirm that you want to use the address that this link was sent to for your account.',
    confirm: 'Confirm the address',
    notConfirmed: 'The address was not confirmed',
    failed: 'This link no longer works',
    failedHint:
      'It is valid for a day, and once. A later link, a new password or a change by the team voids it too. Your profile shows which address counts now, and you can ask for another link there.',
    taken: 'Somebody else has this address',
    takenHint: 'It was registered while it waited. Your account keeps the earlier one; choose another in your profile.',
    confirmed: 'Your address is confirmed',
    confirmedHint: 'From now on your messages go there, and you can sign in with it.',
    signIn: 'Go to sign in',
    profile: 'Go to your profile',
  },
} satisfies Texts<'new-address'>;
