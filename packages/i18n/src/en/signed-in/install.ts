import type { Texts } from '../../resources.ts';

export const texts = {
  install: {
    title: 'Keep {{brand}} at hand',
    text: 'An icon among your apps brings you here without looking for the address.',
    byHand: 'Tap Share and, in the list, ‘Add to Home Screen’.',
    install: 'Install',
    dismiss: 'Don’t show this again',
  },
} satisfies Texts<'install'>;
