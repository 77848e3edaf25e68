export const pdf = {
  page: 'Page {{page}} of {{pages}}',
  madeOn: 'As of {{date}}',
  profile: {
    title: 'Virtue profile of {{name}}',
    columns: 'Strong virtues, virtues to train and medium ones',
    table: 'The chart as a table',
    value: '0 to 3',
    details: 'Your virtues, one by one',
  },
};
