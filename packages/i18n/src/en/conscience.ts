export const conscience = {
  title: 'Conscience',
  lead: 'Here you take a calm look at how you are and at what limits you. By the end you will have the map of your 23 virtues: those that are already your strength, those halfway there and those you want to train.',
  steps: 'Steps of Conscience',
  next: 'What comes next',
  start: 'Begin',
  continue: 'Continue',
  completeTitle: 'You have completed Conscience',
  complete:
    'Your summary brings together everything you have found out. Read it, and tell the person guiding you that you are done: they open Responsibility. Until then you can go back to any step and change it.',
  seeSummary: 'See your summary',
  state: {
    done: 'Done',
    begun: 'Half done',
    changed: 'With changes not yet recorded',
    pending: 'To do',
    optional: 'Optional',
  },
  unrated_one: 'One virtue still to be rated',
  unrated_other: '{{count, number}} virtues still to be rated',
  step: {
    initial: {
      name: 'Wellness test',
      short: 'Wellness',
      about: 'Twenty questions to see how you are in health, success, company and effort.',
    },
    weak: {
      name: 'Virtues to train',
      short: 'To train',
      about: 'Out of 23 situations, mark those that weigh most on you today: eight at most.',
    },
    prospect: {
      name: 'Limiting expectations',
      short: 'Expectations',
      about: 'Put into words what you expect of yourself and of others and what, unmeant, holds you back.',
    },
    mediumhard: {
      name: 'Medium and strong virtues',
      short: 'Strong',
      about: 'Of the other virtues, say which are halfway there and which are already your strength.',
    },
    harmful: {
      name: 'Harmful habits',
      short: 'Habits',
      about: 'Note down what you do that takes from you. The phase can end without it, but it completes your map.',
    },
    resume: {
      name: 'Your summary',
      short: 'Summary',
      about: 'Your strong, medium and to-train virtues, how they balance and how they look as a chart.',
    },
  },
  closedTitle: 'You can read it, but not change it',
  closed:
    'Your Conscience phase has ended. If you want to change something, ask the person guiding you to open it again.',
  saveShort: 'Save',
  save: {
    untouched: 'A draft is kept',
    registered: 'Recorded on {{date}}',
    neverSent: 'This draft was never recorded',
    saving: 'Saving the draft…',
    saved: 'Draft saved',
    unsaved: 'Draft not saved. It is still here and we keep trying.',
    refused:
      'Draft not saved: it cannot be stored as it is, perhaps because a text is too long. Change it to try again.',
    unsavedAnnounced: 'The draft could not be saved. It is still here and we keep trying; you can go on.',
    savedAgain: 'The draft is saved now.',
  },
};
