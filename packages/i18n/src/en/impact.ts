export const impact = {
  bar: 'Purposes of Impact',
  cantaddmotivate: 'You can choose three virtues at most. Take one away to add another.',
  saved: 'Your purpose is saved',
  great: 'Great',
  novirtues: 'No virtues have been assigned yet.',
};
