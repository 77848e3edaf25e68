import type { Texts } from '../../resources.ts';

export const texts = {
  weekly: {
    resultTitle: 'Your week',
    due: 'You took the last test on {{date}}. One a week is the idea: another is due.',
    notDue: 'You took the test on {{date}}. One a week is enough: the next is due from {{next}}.',
    take: 'Take this week’s test',
    takeAgain: 'Take it again',
    emptyTitle: 'You have not taken a weekly test yet',
    empty:
      'Once you take the first, you will see here how your week has been and, in time, how your health, success, connections and effort change.',
    emptyLocked: 'You will see here how each week has been.',
    history: {
      title: 'How it has gone',
      latest: 'Latest results',
      range: '{{first}} to {{last}}',
      earlier: 'See the earlier ones',
      later: 'See the latest ones',
      noEarlier: 'There are no results before these yet.',
      weeks: 'All your weeks',
    },
  },
} satisfies Texts<'weeks'>;
