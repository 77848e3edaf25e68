export const impact = {
  cantaddmotivate: 'You can choose three virtues at most. Take one away to add another.',
};
