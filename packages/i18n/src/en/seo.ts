export const seo = {
  home: {
    title: 'Know yourself and train your virtues',
    description:
      'A guided path to look closely at 23 virtues and train them: Conscience, Responsibility and Impact. Enter your space, or see what we offer.',
  },
  landing: {
    title: 'An itinerary to train your virtues',
    description:
      'A 3-hour workshop, 7 individual and 7 group sessions. An itinerary of consciousness, responsibility and impact to train 23 virtues with somebody beside you.',
  },
  evaluate: {
    title: 'Evaluate your wellness',
    description:
      'Twenty questions, about five minutes, no account. See how you are in health, success, company and effort. Your answers are stored nowhere.',
  },
  signIn: {
    description: 'Sign in to your space and go on with your itinerary where you left it.',
  },
};
