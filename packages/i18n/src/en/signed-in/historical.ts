import type { Texts } from '../../resources.ts';

export const texts = {
  historical: {
    title: 'Your history',
    lead: 'How your virtues have been, evaluation by evaluation. Press the name of a virtue to learn more about it or how to care for it.',
    legend: 'What each state means',
    meaning: {
      crisis: 'A sign shows daily: train it thoroughly.',
      challenge: 'It shows on some days.',
      flow: 'It shows on a few days.',
      custom: 'No sign shows: it is aligned with your purpose.',
    },
    notEvaluated: 'A dash means that it was not evaluated that day.',
    virtue: 'Virtue',
    shown: 'The latest and {{first, number}} to {{last, number}} of {{total, number}}',
    earlier: 'See the earlier dates: {{name}}',
    later: 'See the most recent dates: {{name}}',
    about: 'More about {{name}}',
    advice: 'Advice for training it',
    tip: 'Today',
    otherAdvice: 'For other cases',
    textsFailed: 'We could not fetch this text',
    noneInBlock: {
      debil: 'You have no virtues to train right now.',
      media: 'You have no medium virtues right now.',
      fuerte: 'You have no strong virtues right now.',
    },
    emptyTitle: 'You have not done an evaluation yet',
    empty: 'Once you send the first one you will see the state of each virtue here and, over time, how it changes.',
    evaluate: 'Evaluate my virtues',
    evaluateAgain: 'New evaluation',
    next: 'Next',
    noNext: 'The history has no next step: it grows with each evaluation.',
  },
} satisfies Texts<'historical'>;
