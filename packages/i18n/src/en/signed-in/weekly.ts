import type { Texts } from '../../resources.ts';

export const texts = {
  caps: {
    nearly: {
      weeklyTests: 'You have taken {{entries, number}} of the {{cap, number}} tests that one day has room for.',
    },
    full: {
      weeklyTests:
        'You have taken {{cap, number}} tests within a day, and that is all it has room for. Come back tomorrow: your answers stay here.',
    },
  },
  weekly: {
    saved: 'Saved',
    title: 'Weekly test',
    lead: 'Twenty questions about your last seven days, about five minutes. Once a week is the idea.',
    lastTaken: 'The last one was on {{date}}.',
    resumedFrom:
      'You began this test on {{date}}. Look over what you answered then: what counts is how this week has been.',
    takenTitle: 'You have taken this week’s test already',
    taken:
      'That was on {{date}}, and one a week is enough: the next is due from {{next}}. If you take it now, both are kept.',
    seeResult: 'See my result',
  },
} satisfies Texts<'weekly'>;
