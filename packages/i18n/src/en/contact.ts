import type { Texts } from '../resources.ts';

export const texts = {
  contact: { title: 'Your contact' },
} satisfies Texts<'contact'>;
