import type { Texts } from '../../resources.ts';

export const texts = {
  chart: {
    asTable: 'Show as table',
    asChart: 'Show as chart',
    radar: {
      title: 'Your 23 virtues',
      description: 'Radial chart of the 23 virtues: one petal each, from 0 at the centre to 3 at the edge.',
      fuerte: 'Strong, at 3: {{names}}.',
      media: 'Medium, at 2: {{names}}.',
      debil: 'To train, at 1: {{names}}.',
      unrated: 'Not rated, at 0: {{names}}.',
      virtue: 'Virtue',
      strength: 'Strength',
      value: '0 to 3',
    },
    weeks: {
      title: 'Your weeks',
      description_one: 'Line chart of a single week, from 1 to 4. The table gives every figure.',
      description_other:
        'Line chart of {{count, number}} weeks, from 1 to 4, between {{from}} and {{to}}. Overall it begins at {{first}} ({{firstLevel}}) and ends at {{last}} ({{lastLevel}}). The table gives every figure.',
      initial: '{{date}} · Initial test',
      overall: 'Overall',
      level: 'Level',
      date: 'Date',
      choose: 'Week being read',
      lines: 'Lines shown',
      reading: '{{date}}: {{level}}',
    },
  },
} satisfies Texts<'charts'>;
