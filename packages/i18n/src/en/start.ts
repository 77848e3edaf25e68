import type { Texts } from '../resources.ts';

export const texts = {
  validation: { consent: 'Without your permission we cannot use these details to answer you.' },
  start: {
    title: 'I want to start',
    formLead: 'Leave your details and we will answer by e-mail. You commit to nothing.',
    contactLead: 'Write to us or call us, and we will tell you how it works and when we could start.',
    noneLead:
      'People come in here by invitation. If you already have a coach, ask them to invite you: you will get an e-mail to choose your password.',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Anything you want to tell us',
    messageHint: 'For example what brings you here, or when it suits you to talk.',
    sendResult: 'Send the result of my test too',
    sendResultHint: 'Only the level of each area, not your answers.',
    consent: 'I agree that {{practice}} uses these details to answer me, and for nothing else.',
    website: 'Write nothing here',
    send: 'Send',
    sending: 'Sending…',
    notSent: 'It was not sent',
    sentTitle: 'We have your message',
    sent: '{{practice}} will answer to {{email}}. If nothing arrives within a few days, look in your spam folder too.',
    closed: 'You cannot start here right now. Reload the page to see how to reach us.',
    haveAccount: 'Do you have an account?',
    signIn: 'Sign in',
    takeTest: 'Take the free test first',
    failed: 'How to start could not be loaded',
  },
} satisfies Texts<'start'>;
