import type { Texts } from '../../resources.ts';

export const texts = {
  sessionBriefs: {
    numbers: 'Sessions of the itinerary',
    session: 'Session {{number}}',
    noneHeld: 'You have not had a session with {{name}} yet: the first is next. You can open any of the seven.',
    held_one: 'One session has been held: number {{number}} is next. You can open any of the seven.',
    held_other: '{{count, number}} sessions have been held: number {{number}} is next. You can open any of the seven.',
    allHeld: '{{held, number}} sessions have been held. The itinerary has seven: this is the brief of the last.',
    groupLead: 'Seven sessions, one for each step of the itinerary. Nobody has to show their results in them.',

    questions: 'Open questions',
    aboutExercises: 'About their exercises now',
    exercise: 'An exercise',
    screens: 'What to open on screen',
    watch: 'What to watch for',
    refer: 'When to refer',

    clientScreens: {
      overview: 'Overview',
      initialTest: 'First wellness test',
      weakVirtues: 'Virtues to train',
      prospects: 'Expectations',
      strengths: 'Strong virtues',
      harmfulHabits: 'Harmful habits',
      summary: 'Summary of Conscience',
      weeklyTests: 'Weekly test',
      evaluations: 'Evaluation',
      exercises: 'Training',
      manifest: 'Manifesto',
      personalPurpose: 'Personal purpose',
      professionalPurpose: 'Professional purpose',
      couplePurpose: 'Purpose as a couple',
    },
    groupScreens: {
      method: 'The method, on the public page',
      evaluate: 'The wellness test, without an account and with nothing stored',
      guides: 'The guides to the virtues',
      groupProgress: 'The progress of the group, in numbers',
    },

    notYet: 'Not yet',
    test: '{{score}} out of {{best}}, {{level}}. Lowest: {{block}}, {{mean}}. On {{date}}.',
    more: '{{count, number}} more',
    evaluated: 'The latest, on {{date}}',
    manifest: '{{written, number}} of {{all, number}} lines',
  },
} satisfies Texts<'briefs'>;
