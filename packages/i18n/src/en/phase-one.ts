/** The coach's page of a client's first phase: what the client wrote, read by somebody else. */
export const phaseOne = {
  tabsLabel: 'Parts of Conscience',
  tabs: {
    wellness: 'Wellness',
    weak: 'To train',
    prospect: 'Expectations',
    mediumhard: 'Medium and strong',
    harmful: 'Harmful habits',
    resume: 'Summary',
  },
  saved: 'Saved on {{date}}',

  missing: {
    none: 'Conscience is complete.',
    readOnly: 'It can only be read: phase 2 is open.',
  },

  wellness: {
    notTaken: 'This user has not done the initial test',
    notTakenText: 'Once they do, their 20 answers, the mean of each block and the total will be here.',
    taken: 'Test taken on {{date}}',
    total: 'Total',
    mean: 'Mean',
    question: 'Question',
    answer: 'Answer',
    value: 'Value',
  },

  weak: {
    notTaken: 'This user has not done the test of virtues to train',
    notTakenText: 'What their expectations already cite is marked in the list.',
    statement: 'Situation',
    virtue: 'Virtue',
    marked: 'In the test',
    cited: 'In expectations',
    markedYes: 'Marked',
    times_one: '{{count, number}} time',
    times_other: '{{count, number}} times',
    no: 'No',
    count: 'Marked in the test: {{marked, number}}. Cited by expectations: {{cited, number}}.',
  },

  prospect: {
    me: 'About me',
    others: 'About others',
    who: 'Who',
    text: 'Expectation',
    feelings: 'Emotions',
    conducts: 'Behaviours',
    virtues: 'Virtues to train',
    none: 'None',
    empty: 'This user has written no expectations',
    emptyMe: 'There are none about themselves.',
    emptyOthers: 'There are none about others.',
  },

  mediumhard: {
    notTaken: 'This user has not done the test of medium and strong virtues',
    notTakenText: 'It does not ask about virtues already known to need training.',
    virtue: 'Virtue',
    question: 'Question',
    medium: 'Medium',
    hard: 'Strong',
    chosen: 'Chosen',
    notChosen: 'Not chosen',
    blockedBy: {
      weakTest: 'To train: marked in the test',
      expectation: 'To train: cited by an expectation',
    },
  },

  harmful: {
    empty: 'This user has written no harmful habits',
    emptyText: 'These are optional: they cite virtues, and do not change a rating.',
    habit: 'Habit',
    feelings: 'Emotions',
    action: 'Action',
    frequency: 'Frequency',
    quantity: 'Quantity',
    impact: 'Impact',
    left: 'Left blank',
  },

  resume: {
    fuerte: 'Strong',
    debil: 'To train',
    media: 'Medium',
    against: 'against {{names}}',
    nobody: 'None',
    radar: 'The 23 virtues of {{name}}',
  },

  text: { openAll: 'Show the whole texts', closeAll: 'Fold the texts' },
};
