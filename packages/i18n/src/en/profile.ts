import type { Texts } from '../resources.ts';

export const texts = {
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
      'Twenty questions about your health, your success, your connections and your effort. It takes about five minutes and you can stop at any point: every answer is saved.',
    takeTest: 'Take the test',
    unfinishedTitle: 'Your test is under way',
    unfinished: 'Your answers are saved. You can go on right where you stopped.',
    continueTest: 'Go on with the test',
    closedTitle: 'No wellness test',
    closed:
      'The test belongs to Conscience, which has ended for you. If you want to take it, ask your coach to open it again.',
    later: {
      title: 'Begin with your summary',
      exercises_one: 'You have one exercise to do',
      exercises_other: 'You have {{count, number}} exercises to do',
      noExercises: 'You have no exercises to do',
      about: 'It shows which virtues to train. Go through it with your coach.',
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
      opens: 'It opens once you finish Conscience and your coach lets you through.',
      holds: 'The evaluation of your virtues, exercises, guides and your manifesto are here.',
      train: 'Go to your exercises',
      enter: 'Go to your week',
    },
    impact: {
      held: 'Impact: your personal and professional purposes, and the one as a couple.',
      about: 'Give shape to your purpose: personal, professional and as a couple.',
      opens: 'It opens together with Responsibility, when Conscience ends.',
      holds: 'Write your purposes and see which virtues carry them.',
      enter: 'Go to your purpose',
    },
  },
} satisfies Texts<'profile'>;
