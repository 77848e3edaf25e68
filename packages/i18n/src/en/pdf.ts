import type { Texts } from '../resources.ts';

export const texts = {
  pdf: {
    page: '{{page}} / {{pages}}',
    help: 'Do you need help now?',
    madeOn: 'As of {{date}}',
    profile: {
      title: 'Virtue profile of {{name}}',
      columns: 'Strong virtues, virtues to train and medium ones',
      table: 'The chart as a table',
      details: 'Your virtues, one by one',
    },
    /** The blocks of virtues as a document's sections. */
    blocks: {
      debil: 'Virtues to train',
      media: 'Medium virtues',
      fuerte: 'Strong virtues',
      unrated: 'Virtues not rated',
    },
    /** The groups of exercises: by how often the lack of their virtues shows. */
    groups: {
      diario: 'Signs every day',
      algunos: 'Signs on some days',
      pocos: 'Signs on a few days',
      ninguno: 'No signs',
      notEvaluated: 'Not evaluated yet',
    },
    manifest: {
      title: 'Manifesto of {{name}}',
      kind: 'My manifesto',
    },
    exercises: {
      title: 'Exercises of {{name}}',
      kind: 'My exercises',
      none: 'There are no exercises left to do.',
    },
    responsibility: {
      title: 'Responsibility: profile of {{name}}',
      kind: 'My path through Responsibility',
      latest: 'Your latest week',
      noWeeks: 'There is no weekly test yet.',
      area: 'Area',
      level: 'Level',
      score: 'Score',
      date: 'Date',
      history: 'The last weeks',
      states: 'Where your virtues stand',
      statesLead: 'By your latest evaluations: how often you notice signs of each virtue, and what it asks for now.',
      noEvaluations: 'There is no evaluation yet.',
      virtue: 'Virtue',
      shows: 'Signs',
      state: 'State',
      toDo: 'Exercises to do',
      essential: 'Essential exercises',
      noEssential: 'There are no essential exercises yet.',
      noManifest: 'There is no manifesto yet.',
    },
  },
} satisfies Texts<'pdf'>;
