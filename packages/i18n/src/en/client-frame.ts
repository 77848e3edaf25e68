/** What the pages of a client have in common, whatever the phase. */
export const clientFrame = {
  pages: 'Pages of {{name}}',
  titles: {
    phaseOne: 'Phase 1: Conscience',
    phaseTwo: 'Phase 2: Responsibility',
    phaseThree: 'Phase 3: Impact',
  },
  results: 'Results',
  phaseOf: 'Phase {{number}} of {{name}}',
  inPhase: 'In phase {{number}}',
  closed: 'Still in phase 1: they can read this, and not change it.',
  userData: 'User data',
  print: 'Print',
  neighbours: 'Other clients of the list',
  previous: 'Previous client',
  next: 'Next client',
  lastActive: 'Last here: {{when}}',
  lastActiveNow: 'less than an hour ago',
  neverHere: 'Has not been here yet',
  rosette: 'Rosette: {{fuerte}} strong, {{media}} medium, {{debil}} to train and {{unrated}} not rated.',
  loadFailed: 'This page could not be loaded',
  stale: 'This may be out of date',

  missing: {
    title: 'Missing before Conscience is complete',
    mark: '(missing)',
    unrated_one: 'One virtue is not rated yet: {{names}}.',
    unrated_other: '{{count, number}} virtues are not rated yet: {{names}}.',
    all: 'None of the 23 virtues is rated yet.',
  },

  phase: {
    openTwo: 'Open phase 2',
    openTwoTitle: 'Open phase 2 for {{name}}?',
    openTwoText:
      'Responsibility and Impact will be open to them, and their answers in Conscience can then only be read. You can go back to phase 1 whenever you like.',
    openTwoAnyway: 'Open it anyway',
    openedTwo: 'Phase 2 is open',
    backToOne: 'Back to phase 1',
    backToOneTitle: 'Go back to phase 1 with {{name}}?',
    backToOneText:
      'Responsibility and Impact will close, keeping what they did there, and they can change their answers in Conscience again.',
    openedOne: 'Back in phase 1',
  },

  strengths: {
    title: 'Change a strength',
    text: 'What you choose here wins over the tests until you take it back.',
    virtue: 'Virtue',
    byTests: 'Tests: {{strength}}',
    counts: 'Counts as',
    strengthOf: 'Strength of {{virtue}}',
    asTests: '{{strength}} (tests)',
    changed: 'Changed',
    changes_one: 'There is one change made by an administrator.',
    changes_other: 'There are {{count, number}} changes made by administrators.',
    noChanges: 'Everything is as the tests say.',
    saved: '{{virtue}}: {{strength}}',
    savedAsTests: '{{virtue}} counts as the tests say again',
    failed: '{{virtue}} could not be changed',
  },
};
