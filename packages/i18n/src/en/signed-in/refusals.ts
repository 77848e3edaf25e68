import type { Texts } from '../../resources.ts';

export const texts = {
  account: {
    wrongCode: 'That code is not right, or was used already',
    secondFactorOn: 'The second step is on already.',
    secondFactorMissing: 'The second step is not on.',
    wrongPassword: 'That is not your current password',
    ownSecondFactor: 'You switch off your own in the security of your account.',
  },
} satisfies Texts<'refusals'>;
