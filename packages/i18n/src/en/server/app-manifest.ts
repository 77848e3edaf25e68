import type { Texts } from '../../resources.ts';

export const texts = {
  appManifest: {
    shortcuts: {
      home: 'Your profile',
      weekly: 'Weekly test',
      training: 'Training',
    },
    screenshots: {
      home: 'Your profile: how you are and what is next',
      week: 'Your week: how you are and what has changed',
    },
  },
} satisfies Texts<'app-manifest'>;
