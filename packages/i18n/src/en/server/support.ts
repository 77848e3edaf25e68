/** What the server writes into each page. The browser needs these texts for nothing else. */
export const texts = {
  common: {
    needsScript: 'To sign in and to take the test, please switch on JavaScript in your browser.',
  },
  support: {
    title: 'Do you need help now?',
    asked: 'If something weighs too much, talk to someone trained now. You do not need to know what to say.',
    result: 'Your answers sound like a lot of weight at once. You do not have to sort it out today, or alone.',
    written: 'Thank you for writing it down: it is saved. Nobody reads it at once, and these services do answer now.',
    evaluated:
      'You are carrying heavy things, and every day. It is saved. If today feels uphill, there is someone here who listens.',
    afraid:
      'It is saved. If someone close to you frightens or hurts you, it is not yours to bear, nor to become better so that it stops. These services listen and explain your options, and oblige you to nothing.',
    notAtOnce: 'The people who guide you. They may not answer at once.',
    notUrgent: 'If it is not urgent, pick one person and tell them today, ‘I’m not OK.’',
    always: '24 hours',
    free: 'free',
    chat: 'Chat',
    message: 'Text {{to}}',
    send: 'Text ‘{{text}}’ to {{to}}',
  },
};
