import type { Texts } from '../resources.ts';

export const texts = {
  account: {
    language: 'Language',
    languageNotStored: 'The language has changed here, but could not be kept in your account.',
  },
  common: {
    skipToContent: 'Skip to content',
    loading: 'Loading…',
    close: 'Close',
    retry: 'Try again',
    notifications: 'Notifications',
  },
  errors: {
    goHome: 'Go to the home page',
    offline: 'The server cannot be reached. What you wrote is still here; check your connection and try again.',
    screenTitle: 'This screen has stopped',
    screen: 'Everything you had saved is still saved. Load the page again; if it happens once more, tell the team.',
    reload: 'Load again',
    notFoundTitle: 'This page does not exist',
    notFoundPage: 'The address leads nowhere. There may be a typo in it, or the page has moved.',
  },
  help: {
    now: 'Do you need help now?',
  },
  initial: {
    title: 'Wellness test',
    blocks: { health: 'Health', success: 'Success', company: 'Connection', effort: 'Effort' },
  },
  itinerary: {
    conscience: {
      name: 'Conscience',
      about:
        'See how you are, which virtues you want to train, and which expectations or habits hold you back. It ends with your whole profile.',
    },
    responsibility: {
      name: 'Responsibility',
      about:
        'Train. Exercises that you choose, a short check every week and a guide to each virtue, until you write your manifesto.',
    },
    impact: {
      name: 'Impact',
      about:
        'Carry what you learned into your life, your work and your relationships: a personal purpose, a professional one and one as a couple.',
    },
  },
  levels: { crisis: 'Crisis', challenge: 'Challenge', flow: 'Flow', wow: 'Wow' },
  nav: {
    aboutUs: 'About us',
    method: 'The method',
    evaluateWellness: 'Evaluate wellness',
    testimonials: 'Testimonials',
    itinerary: 'Itinerary',
    footer: 'Conscience, Responsibility, Impact',
    main: 'Main',
    menu: 'Menu',
    home: 'Home',
    privateArea: 'Private area',
    signIn: 'Sign in',
    signOut: 'Sign out',
    phase: 'Phase {{number}}',
  },
  result: {
    snapshot:
      'It is a snapshot to think and talk with, not a diagnosis or a clinical test, and it does not replace seeing a professional.',
    aboutMethod: 'How the method works',
  },
  theme: { label: 'Theme', system: 'Same as system', light: 'Light', dark: 'Dark' },
} satisfies Texts<'core'>;
