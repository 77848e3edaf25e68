import type { Texts } from '../../resources.ts';

export const texts = {
  profile: {
    title: 'Your profile',
    greeting: 'Hello, {{name}}',
    inConscience: 'You are in Conscience, the first of your three phases.',
    finished: 'You have completed Conscience. {{coach}} already sees it and will open what comes next.',
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
      'Twenty questions about your health, your success, your connections and your effort. It takes about five minutes and you can stop at any point: every answer is saved.',
    takeTest: 'Take the test',
    unfinishedTitle: 'Your test is under way',
    unfinished: 'Your answers are saved. You can go on right where you stopped.',
    continueTest: 'Go on with the test',
    closedTitle: 'No wellness test',
    closed:
      'The test belongs to Conscience, which has ended for you. If you want to take it, ask your coach to open it again.',
    due: {
      also: 'And also',
      weekly: {
        title: 'How was your week?',
        about: 'Twenty questions, about five minutes. At the end you see how you are doing and what has changed.',
        action: 'Take the weekly test',
      },
      evaluation: {
        title: 'Take a closer look at your virtues',
        about:
          'Virtue by virtue, what shows up these days and what does not. About ten minutes, and you can stop at any point.',
        action: 'Evaluate my virtues',
      },
      firstExercise: {
        title: 'Choose your first exercise',
        about: 'There are ideas ready for every virtue. One is enough to begin with.',
        action: 'See the ideas',
      },
      exercises: {
        title: 'Time to practise',
        about: 'Your exercises are waiting, the most frequent first. Do one, however small.',
        action: 'Go to my exercises',
      },
      manifest: {
        title: 'Put your virtues into words',
        about: 'One sentence of yours for each virtue, to come back to when you need it. Three are enough for today.',
        action: 'Write in my manifesto',
      },
      personal: {
        title: 'Write your purpose',
        about: 'What moves you, whom you want to reach and for how long. It takes shape little by little.',
        action: 'Go to my personal purpose',
      },
      professional: {
        title: 'Take your virtues to work',
        about: 'See which virtues are lived where you work, and what you can do about it.',
        action: 'Go to my professional purpose',
      },
      nothing: {
        title: 'Nothing is waiting for you today',
        about: 'Your next weekly test is on {{date}}. Until then you can look at how far you have come.',
        action: 'See my progress',
      },
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
      held: 'Responsibility: your weeks, evaluations, exercises with the days on which you did them, comments on the guides, your manifesto, and what you answered when asked whether it is still true.',
      about: 'Train your virtues and see how your week is going.',
      holds: 'The evaluation of your virtues, exercises, guides and your manifesto are here.',
      train: 'Go to your exercises',
      enter: 'Go to your week',
    },
    impact: {
      held: 'Impact: your personal and professional purposes, and the one as a couple.',
      about: 'Give shape to your purpose: personal, professional and as a couple.',
      holds: 'Write your purposes and see which virtues carry them.',
      enter: 'Go to your purpose',
    },
  },
} satisfies Texts<'profile'>;
