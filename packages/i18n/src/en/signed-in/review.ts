import type { Texts } from '../../resources.ts';

export const texts = {
  review: {
    title: 'Still true?',
    about: {
      sentence: 'Your sentence on {{virtue}}',
      exercise: 'One of your essential exercises: {{virtue}}',
    },
    yes: 'Yes',
    differently: { sentence: 'I would say it differently', exercise: 'I would do it differently' },
    no: 'Not any more',
    later: 'Later',
    failed: 'Your answer has not been saved',
    answered: {
      yes: 'It stays as it is. We will ask again further on.',
      no: 'It is no longer one of your essentials. It has done its part.',
      later: 'Fine. There is no hurry.',
      restored: 'It is one of your essentials again.',
    },
    undo: 'Undo',
    notRestored: 'It could not be undone',
  },
} satisfies Texts<'review'>;
