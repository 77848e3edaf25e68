import type { Texts } from '../../resources.ts';

export const texts = {
  practice: {
    today: 'Done today',
    thatDay: 'Done that day',
    undo: 'Undo',
    undoOne: 'Undo: {{name}}',
    say: 'How was it?',
    sayOne: 'How was it? {{name}}',
    kept: 'You are offline: it stays here and is sent as soon as you are back.',
    refused: 'This could not be noted: the exercise may have been deleted, or the day may be too long past.',
    back: 'Welcome back to it.',
    lately: {
      daily: '{{done}} of the last {{count}} days',
      weekly: '{{done}} of the last {{count}} weeks',
      monthly: '{{done}} of the last {{count}} months',
      quarterly: '{{done}} of the last {{count}} quarters',
      annually: '{{done}} of the last {{count}} years',
    },
    times: '{{total}} of {{times}} times',
    howHard: 'How hard was it?',
    howHardOne: 'How hard was ‘{{name}}’? From 0, not at all, to {{hardest}}, as hard as it gets',
    easiest: '0, not at all',
    hardest: '10, as hard as it gets',
    effort: 'How hard: {{effort}} of 10',
    note: 'A line about how it was',
    saved: 'Saved',
    otherDay: 'Another day',
    otherDayOne: 'Another day: {{name}}',
    whichDay: 'Which day?',
  },
} satisfies Texts<'practice'>;
