import type { Texts } from '../../resources.ts';

export const texts = {
  guideParts: {
    mistakenFor: 'Not to be confused with',
    practice: 'How to practise',
    signs: 'Signs of progress',
    badDay: 'On a bad day',
    safety: 'Take care',
  },
} satisfies Texts<'guide-parts'>;
