import type { Texts } from '../../resources.ts';

export const texts = {
  alongside: {
    title: 'What goes with what',
    lead: 'Each exercise done in three weeks or more of the last three months, beside how your weeks went. It shows what happened at the same time, not what caused what.',
    leadOf:
      'Each exercise done in three weeks or more of the last three months, beside how the weeks went. It shows what happened at the same time, not what caused what.',
    did_one: 'While you did this ({{times}} in {{count}} week)',
    did_other: 'While you did this ({{times}} in {{count}} weeks)',
    didOf_one: 'While {{name}} did this ({{times}} in {{count}} week)',
    didOf_other: 'While {{name}} did this ({{times}} in {{count}} weeks)',
    times_one: 'once',
    times_other: '{{count, number}} times',
    wellness: 'wellness went from {{before}} to {{now}}',
    wellnessSame: 'wellness stayed at {{now}}',
    state: 'the signs of lacking {{virtue}} went from ‘{{before}}’ to ‘{{now}}’',
    stateSame: 'the signs of lacking {{virtue}} stayed at ‘{{now}}’',
    both: '{{did}}, {{wellness}}, and {{state}}. Other things changed too.',
    one: '{{did}}, {{what}}. Other things changed too.',
    none: '{{did}}, too little was measured to set beside it.',
    more_one: 'Show one more',
    more_other: 'Show {{count, number}} more',
    week: 'Week of',
    bars: 'Days done',
    line: 'Wellness, 1 to 4',
    signs: 'Signs of lacking {{virtue}}',
    description:
      'Week by week: on how many days it was done, the wellness, and the signs of lacking {{virtue}}. The table gives every figure.',
    inWeeks_one: 'Once in the last {{weeks}} weeks',
    inWeeks_other: '{{count, number}} times in the last {{weeks}} weeks',
    meanEffort: 'how hard, on average: {{effort}} of 10',
    quoted: '‘{{note}}’',
    column: 'Lately',
  },
} satisfies Texts<'alongside'>;
