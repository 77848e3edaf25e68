import type { Texts } from '../../resources.ts';

export const texts = {
  essential: {
    title: 'Essential exercises',
    lead: 'The exercises you have done and want to keep up. Adjust the level and how often you do them whenever you need to.',
    emptyTitle: 'There are no essential exercises yet',
    empty: 'When you finish an exercise in your training and keep it as essential, you will find it here.',
    toTraining: 'Go to training',
    removeText: 'It will no longer be among your essentials. You can undo this for ten seconds.',
    onceInLife: 'An essential exercise is one you keep up: choose how often.',
  },
} satisfies Texts<'essential'>;
