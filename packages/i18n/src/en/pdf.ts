export const pdf = {
  page: '{{page}} / {{pages}}',
  madeOn: 'As of {{date}}',
  profile: {
    title: 'Virtue profile of {{name}}',
    columns: 'Strong virtues, virtues to train and medium ones',
    table: 'The chart as a table',
    details: 'Your virtues, one by one',
  },
};
