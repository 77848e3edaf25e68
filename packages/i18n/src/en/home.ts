import type { Texts } from '../resources.ts';

export const texts = {
  home: {
    title: 'Know yourself, train, leave a mark',
    lead: 'A path to look closely at 23 virtues: those that already hold you up, those in balance, and those that ask for training. One step at a time, with somebody beside you.',
    takeTest: 'Take the free test',
    testHint: 'Twenty questions, five minutes, no account.',
    signIn: 'Enter my space',
    enter: 'Go to my space',
    discover: 'See what we offer',
    private: 'What you write is private: only you and the team that supports you can see it.',
    phasesTitle: 'One itinerary, three phases',
    phasesLead: 'Each phase prepares the next. The first begins with twenty questions about how you are today.',
  },
  seo: {
    home: {
      title: 'Know yourself and train your virtues',
      description:
        'A guided path to look closely at 23 virtues and train them: Conscience, Responsibility and Impact. Enter your space, or see what we offer.',
    },
  },
} satisfies Texts<'home'>;
