import type { Texts } from '../resources.ts';

export const texts = {
  care: {
    title: 'May need support',
    lead: 'What they wrote or marked may call for a talk. Read it, and speak with the person.',
    loadFailed: 'Who may need support could not be loaded',
    prospect: 'An expectation about themselves',
    evaluation: 'An evaluation',
    one: 'May need support: {{source}}',
    see: 'Mark as seen: {{name}}',
    seeShort: 'Seen',
    seen: 'Marked as seen',
    undo: 'Undo',
    more_one: 'And {{count, number}} more, which appears when you mark one of these.',
    more_other: 'And {{count, number}} more, which appear when you mark these.',
    failed: 'Could not be marked as seen',
    notUndone: 'Could not be undone',
  },
} satisfies Texts<'care'>;
