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
  weeks: {
    title: 'Your weeks',
    description_one: 'Line chart of a single week, from 1 to 4. The table gives every figure.',
    description_other:
      'Line chart of {{count, number}} weeks, from 1 to 4, between {{from}} and {{to}}. Overall it begins at {{first}} ({{firstLevel}}) and ends at {{last}} ({{lastLevel}}). The table gives every figure.',
    overall: 'Overall',
    level: 'Level',
    date: 'Date',
    choose: 'Week being read',
    lines: 'Lines shown',
    reading: '{{date}}: {{level}}',
  },
};
