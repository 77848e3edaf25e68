export const polarity = {
  title: 'Your virtues by frequency',
  lead: 'How often each virtue turns up in what you marked and wrote. The more often it does, the more it is asking for your attention.',
  count_one: '{{count}} time',
  count_other: '{{count}} times',
  source: {
    weakTest: 'Virtues to train',
    aboutMe: 'Expectations about you',
    aboutOthers: 'Expectations about others',
    habits: 'Harmful habits',
  },
  related: 'Virtues that balance it',
  advice: 'To train it',
  tip: 'Today',
  others: 'The rest of your virtues',
  notCited: 'None of these turns up in what you marked and wrote.',
  emptyTitle: 'Here you will see which virtues come up most',
  empty:
    'Once you mark virtues to train, or note expectations and habits, we will count how often each one turns up and offer some advice.',
  emptyClosed:
    'Nothing is noted and Conscience is over. To complete it, ask the person who guides you to open it again.',
  start: 'Mark virtues to train',
  toResume: 'Back to your virtue profile',
};
