import type { Texts } from '../resources.ts';

export const texts = {
  evaluate: {
    title: 'Evaluate your wellness',
    lead: 'Twenty questions about your health, your success, your connections and your effort. There are no right or wrong answers: think of your life in general, not only of today.',
    privacyTitle: 'It stays with you',
    privacy:
      'You need no account. The result is worked out in your browser and your answers are sent nowhere. They are in this tab while it is open, in case you reload it, and are erased when you close it.',
    minutes: 'About five minutes, in four steps.',
    begin: 'Begin the test',
    notStored: 'It is only in this tab.',
    result: 'See my result',
    resultTitle: 'Your result',
    resultLead: 'It is only in this tab, until you close it. To keep it, print it or copy it.',
    again: 'Erase and take it again',
    resume: 'Go on where you were',
    seeResult: 'See my result',
    fresh: 'Start again',
    print: 'Print',
    copy: 'Copy the text',
    copied: 'Copied: paste it where you want to keep it',
    notCopied: 'It could not be copied',
    notCopiedText: 'Your browser does not allow it here. You can print it or save it as a PDF.',
    copyTitle: 'My wellness test, {{date}}',
    copyLine: '{{area}}: {{level}} ({{score}} of {{best}})',
    nextTitle: 'What now?',
    next: 'This result is a snapshot of today. The itinerary shows you which virtues lie behind it and how to train them, with a coach beside you.',
    start: 'I want to start',
    discover: 'See what we offer',
  },
  seo: {
    evaluate: {
      title: 'Evaluate your wellness',
      description:
        'Twenty questions, about five minutes, no account. See how you are in health, success, connection and effort. Your answers are sent nowhere.',
    },
  },
} satisfies Texts<'evaluate'>;
