import type { Texts } from '../resources.ts';

export const texts = {
  caps: {
    nearly: {
      prospects: 'You have {{entries, number}} of the {{cap, number}} expectations that fit here.',
      harmfulHabits: 'You have {{entries, number}} of the {{cap, number}} habits that fit here.',
      exercises: 'You have {{entries, number}} of the {{cap, number}} exercises that fit here.',
      pendingComments: '{{entries, number}} of at most {{cap, number}} comments of yours wait to be read here.',
      pendingCommentsInAll: '{{entries, number}} of at most {{cap, number}} comments of yours wait to be read.',
      weeklyTests: 'You have taken {{entries, number}} of the {{cap, number}} tests that one day has room for.',
      coachNotes: 'There are {{entries, number}} of the {{cap, number}} notes that fit here.',
    },
    full: {
      prospects:
        'The {{cap, number}} expectations that fit here are all written. Remove one that you no longer need, and then add this one: what you write stays.',
      harmfulHabits:
        'The {{cap, number}} habits that fit here are all written. Remove one that you no longer need, and then add this one: what you write stays.',
      exercises:
        'The {{cap, number}} exercises that fit here are all taken. Finish or delete one, or take the essential mark off another, and then add this one: what you write stays.',
      pendingComments:
        '{{cap, number}} comments of yours on this guide wait to be read. As soon as one has been, there is room for the next: what you write stays.',
      pendingCommentsInAll:
        '{{cap, number}} comments of yours on the guides wait to be read. As soon as one has been, there is room for the next: what you write stays.',
      weeklyTests:
        'You have taken {{cap, number}} tests within a day, and that is all it has room for. Come back tomorrow: your answers stay here.',
      coachNotes:
        'The {{cap, number}} notes that fit here are all written. Delete one that is no longer needed, and then add this one: what you write stays.',
    },
  },
  chart: {
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
  },
  conscience: {
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
  },
  initial: {
    title: 'Wellness test',
    stepOf: '{{step}} of {{steps}}',
    blocks: { health: 'Health', success: 'Success', company: 'Company', effort: 'Effort' },
    lead: 'Twenty questions, about five minutes. There are no right or wrong answers: think of your life in general, not only of today.',
    leads: {
      health: 'We begin with your body, your rest and your calm.',
      success: 'What you do, what comes of it and how it feels.',
      company: 'The people around you and how you feel among them.',
      effort: 'Your steadiness, and the care you give to what matters.',
    },
    resumed: 'You are back where you left off.',
    progress: 'Progress of the test',
    answered: 'You have answered {{count}} of {{total}}',
    keys: 'By keyboard: 1 to 4 to answer, Tab for another question, Enter to go on.',
    missing: 'Your answer is missing',
    incomplete: 'Answer all the questions to continue.',
    next: 'Continue',
    previous: 'Previous step',
    leave: 'Go on another time',
    send: 'Send and see my result',
    sendFailed: 'Your test has not been sent yet',
    taken: 'You have taken this test already. Your result is stored.',
    closedTitle: 'You can read the test, but not answer it',
    closed:
      'Your Conscience phase has ended. If you want to take the test, ask the person guiding you to open it again.',
    save: {
      untouched: 'Every answer is saved as you give it',
      saving: 'Saving…',
      saved: 'Saved',
      unsaved: 'Not saved yet. Your answers are still here and we keep trying.',
      refused: 'Not saved. Your answers are still here; reload the page to try again.',
      unsavedAnnounced: 'Your last answer could not be saved. It is still here and we keep trying; you can go on.',
      savedAgain: 'Everything is saved now.',
    },
  },
  phases: {
    responsibility: {
      weeklyResult: 'Your week',
      evaluation: 'Evaluation',
      training: 'Training',
      historical: 'History',
      essential: 'Essentials',
      guide: 'Guides',
      manifest: 'Manifesto',
    },
    impact: {
      personal: 'Personal purpose',
      professional: 'Professional purpose',
      couple: 'Couple purpose',
      scenarios: 'Scenarios',
    },
    /** How often the lack of a virtue shows. */
    frequency: {
      diario: 'Daily',
      algunos: 'Some days',
      pocos: 'Few days',
      ninguno: 'None',
      notEvaluated: 'Not evaluated',
    },
    /** The state that follows from it. */
    state: {
      crisis: 'Intensive',
      challenge: 'Moderate',
      flow: 'Maintenance',
      custom: 'Aligned',
    },
    exerciseLevel: {
      low: 'Easy',
      medium: 'Moderate',
      high: 'Hard',
    },
    exerciseFrequency: {
      daily: 'Daily',
      weekly: 'Weekly',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      annually: 'Annually',
      oncelive: 'Once in life',
    },
    download: {
      busy: 'Preparing the PDF…',
      failed: 'We could not prepare the PDF. Your data is still stored; check the connection and try again.',
    },
    lockedTitle: 'You can read it, but not change it',
    lockedText:
      'Responsibility and Impact open once you finish Conscience and the person guiding you lets you through.',
  },
  profile: {
    title: 'Your profile',
    greeting: 'Hello, {{name}}',
    inConscience: 'You are in Conscience, the first of your three phases.',
    beyondConscience: 'Conscience is behind you. Responsibility and Impact are open.',
    howAmI: 'How you are',
    measured: {
      initial: 'From your test of {{date}}',
      weekly: 'From your weekly test of {{date}}',
    },
    emblem: 'Your emblem, one petal for each virtue: {{strong}} strong, {{medium}} medium, {{weak}} to train.',
    seeResult: 'See the whole result',
    startTitle: 'Begin by seeing how you are',
    start:
      'Twenty questions about your health, your success, your company and your effort. It takes about five minutes and you can stop at any point: every answer is saved.',
    takeTest: 'Take the test',
    unfinishedTitle: 'Your test is under way',
    unfinished: 'Your answers are saved. You can go on right where you stopped.',
    continueTest: 'Go on with the test',
    closedTitle: 'No wellness test',
    closed:
      'The test belongs to Conscience, which has ended for you. If you want to take it, ask the person guiding you to open it again.',
    later: {
      title: 'Put your summary to work',
      exercises_one: 'You have one exercise to do',
      exercises_other: 'You have {{count, number}} exercises to do',
      noExercises: 'You have no exercises to do',
      about: 'It shows which virtues to train. Go through it with the person guiding you.',
    },
    locked: 'Closed',
    unlocked: 'Open',
    conscience: {
      held: 'Conscience: your tests, your expectations, your habits and how your virtues are rated.',
      about: 'See how you are, what limits you and which virtues you want to train.',
      open: 'Under way',
      ended: 'Completed',
      progress: '{{done}} of {{total}} steps done.',
      readOnly: 'You can come back to read it at any time; it no longer changes.',
      enter: 'Go to Conscience',
    },
    responsibility: {
      held: 'Responsibility: your weeks, evaluations, exercises, comments on the guides and your manifesto.',
      about: 'Train your virtues and see how your week is going.',
      opens: 'It opens once you finish Conscience and the person guiding you lets you through.',
      holds: 'The evaluation of your virtues, exercises, guides and your manifesto are here.',
      train: 'Go to your exercises',
      enter: 'Go to your week',
    },
    impact: {
      held: 'Impact: your personal, professional and couple purposes.',
      about: 'Give shape to your personal, professional and couple purpose.',
      opens: 'It opens together with Responsibility, when Conscience ends.',
      holds: 'Write your purposes and see which virtues carry them.',
      enter: 'Go to your purpose',
    },
  },
  result: {
    title: 'Your result',
    taken: 'You took the test on {{date}}.',
    overall: 'All in all',
    outOf: 'out of {{best}}',
    score: '{{score}} out of {{best}}',
    blocks: 'Your four areas',
    nextStep: 'Your next step',
    support: 'Ask for support',
    howCounted:
      'Each area is the mean of its five answers, and the whole is the mean of the four, with effort counted twice. Below 2 is crisis; from 2, challenge; from 3, flow; from 3.5, wow.',
    announced: 'Your result: {{level}}, {{score}} out of {{best}}.',
    stale: 'We could not check your result just now. What you see is the last we received.',
    emptyTitle: 'No result yet',
    empty:
      'Once you take the test you will see here how you are in health, success, company and effort, with a next step for each.',
    emptyClosedTitle: 'There is no result',
    emptyClosed:
      'You did not take the wellness test, and your Conscience phase has ended. If you want to take it, ask the person guiding you to open it again.',
    takeTest: 'Take the test',
    toProfile: 'Back to your profile',
  },
  strengths: {
    debil: 'To train',
    media: 'Medium',
    fuerte: 'Strong',
    unrated: 'Not rated',
  },
} satisfies Texts<'client'>;
