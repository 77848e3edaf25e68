import type { Texts } from '../resources.ts';

export const texts = {
  initial: {
    answered: 'You have answered {{count}} of {{total}}',
  },
  result: {
    score: '{{score}} out of {{best}}',
    inCrisis: 'In crisis: {{areas}}',
    nextStep: 'Your next step',
    support: 'Ask for support',
    lowest: 'What could use the most care right now: {{area}}, {{score}} out of {{best}}.',
    change: {
      up: 'You are {{by}} up since {{date}}.',
      down: 'You are {{by}} down since {{date}}.',
      same: 'You are where you were on {{date}}.',
    },
    toProfile: 'Back to your profile',
  },
} satisfies Texts<'wellness'>;
