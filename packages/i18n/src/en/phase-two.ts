/** The coach's page of a client's second phase. */
export const phaseTwo = {
  tabsLabel: 'Parts of Responsibility',
  tabs: {
    virtues: 'Virtues',
    weekly: 'Weekly test',
    evaluation: 'Evaluation',
    training: 'Training',
  },
  blocks: {
    debil: 'To train',
    media: 'Medium',
    fuerte: 'Strong',
    unrated: 'Not rated',
  },

  virtues: {
    none: 'No virtues are assigned to this user',
    noneText: 'The tests of Conscience rate them. You can assign them here too.',
    summary: 'To train: {{debil, number}}. Medium: {{media, number}}. Strong: {{fuerte, number}}.',
    manifest: 'Manifesto',
    noManifest: 'This user has written no manifesto',
    noManifestText: 'What they write for each virtue will be here to read.',
  },

  weekly: {
    none: 'This user has not done a weekly test',
    noneText: 'Once they do, their results block by block will be here, and how they change from week to week.',
    overall: 'Overall',
    weeks: 'All weeks',
    weeksOf: 'Weeks of {{name}}',
  },

  evaluation: {
    none: 'This user has not done an evaluation',
    noneText: 'Once they do, it shows here how often they notice that a virtue is lacking, date by date.',
    summary_one: 'One evaluation, on {{date}}.',
    summary_other: '{{count, number}} evaluations; the latest on {{date}}.',
    legend: 'How often the lack of the virtue shows',
    emptyBlock: 'No virtues.',
  },

  training: {
    none: 'This user has no exercises',
    noneText: 'Those they add in Training will be here, also once they are done or deleted.',
    show: 'Show',
    filter: {
      all: 'All ({{count, number}})',
      open: 'To do ({{count, number}})',
      done: 'Done ({{count, number}})',
      essential: 'Essential ({{count, number}})',
      deleted: 'Deleted ({{count, number}})',
    },
    noMatch: 'There are no such exercises.',
    exercise: 'Exercise',
    virtue: 'Virtue',
    level: 'Level',
    frequency: 'Frequency',
    state: 'State',
    changed: 'Last change',
    open: 'To do',
    done: 'Done',
    deleted: 'Deleted',
    essential: 'Essential',
  },
};
