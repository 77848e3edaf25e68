export const chart = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  radar: {
    title: 'Your 23 virtues',
    description:
      'Radial chart of the 23 virtues, from 0 at the centre to 3 at the edge. {{fuerte}} strong at 3, {{media}} medium at 2, {{debil}} to train at 1 and {{unrated}} not rated at 0. The table tells which is which.',
    virtue: 'Virtue',
    strength: 'Strength',
    value: '0 to 3',
  },
};
