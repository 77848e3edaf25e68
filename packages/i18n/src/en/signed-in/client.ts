import type { Texts } from '../../resources.ts';

export const texts = {
  common: {
    readAll: 'Read all of it',
    readLess: 'Read less',
  },
  help: {
    readLater: 'Nobody reads this at once.',
  },
  nav: {
    shortcuts: 'Shortcuts',
    done: '(done)',
    profile: 'Profile',
    yourself: 'About you',
    today: 'Your profile today',
    progress: 'Your progress',
    editProfile: 'Edit your profile',
    security: 'Security',
    myData: 'My data',
    offline: 'You are offline. What you type is kept here and saved when you are back.',
    phases: 'Your three phases',
  },
  conscience: {
    title: 'Conscience',
    steps: 'Steps of Conscience',
    next: 'What comes next',
    start: 'Begin',
    continue: 'Continue',
    completeTitle: 'You have completed Conscience',
    complete:
      'Your summary brings together everything you have found out. {{coach}} already sees that you have finished and will open Responsibility. Until then you can go back to any step and change it.',
    opensByItself:
      'When you finish the last step, Responsibility opens by itself, and Conscience can then only be read.',
    coach: 'Your coach',
    seeSummary: 'See your summary',
    unrated_one: 'One virtue still to be rated',
    unrated_other: '{{count, number}} virtues still to be rated',
    step: {
      initial: {
        name: 'Wellness test',
        short: 'Wellness',
        about: 'Twenty questions to see how you are in health, success, connection and effort.',
      },
      weak: {
        name: 'Virtues to train',
        short: 'To train',
        about: 'Out of 23 situations, mark those that weigh most on you today: eight at most.',
      },
      prospect: {
        name: 'Limiting expectations',
        short: 'Expectations',
        about:
          'Put into words the expectations, of yourself and of others, that hold you back without your meaning them to.',
      },
      mediumhard: {
        name: 'Medium and strong virtues',
        short: 'Strong',
        about: 'Of the other virtues, say which are in balance and which are already your strength.',
      },
      harmful: {
        name: 'Harmful habits',
        short: 'Habits',
        about:
          'Note down what you keep doing that drains you. The phase can end without it, but it completes your map.',
      },
      resume: {
        name: 'Your summary',
        short: 'Summary',
        about: 'Your strong, medium and to-train virtues, how they balance and how they look as a chart.',
      },
    },
    closedTitle: 'You can read it, but not change it',
  },
  due: {
    goOn: 'Go on: {{what}}',
    name: {
      session: 'Your next session',
      initial: 'Wellness test',
      weak: 'Virtues to train',
      prospect: 'Limiting expectations',
      mediumhard: 'Medium and strong virtues',
      finished: 'Your summary',
      weekly: 'Weekly test',
      evaluation: 'Evaluation of your virtues',
      firstExercise: 'Your first exercise',
      exercises: 'Your exercises',
      manifest: 'Your manifesto',
      personal: 'Your personal purpose',
      professional: 'Your professional purpose',
    },
  },
  today: {
    exercises_one: 'One exercise for today',
    exercises_other: '{{count, number}} exercises for today',
    noExercises: 'You have no exercises to do',
    allDone: 'Your exercises are done for now',
    moreExercises_one: 'and one more',
    moreExercises_other: 'and {{count}} more',
    train: 'Go to training',
    statement: 'From your manifesto',
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
      couple: 'Purpose as a couple',
      scenarios: 'Scenarios',
    },
    /** How often the lack of a virtue shows. */
    frequency: {
      diario: 'Daily',
      algunos: 'Some days',
      pocos: 'A few days',
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
      once: 'Once in a lifetime',
    },
    download: {
      busy: 'Preparing the PDF…',
      failed: 'We could not prepare the PDF. Your data is still stored; check the connection and try again.',
    },
    lockedTitle: 'You can read it, but not change it',
    opens: {
      conscienceAndTeam: 'It opens once you finish Conscience and your coach lets you through.',
      conscience: 'It opens by itself as soon as you finish Conscience.',
      team: '{{coach}} already sees that you have finished Conscience and will open it.',
    },
    opensTogether: 'It opens together with Responsibility.',
  },
  strengths: {
    debil: 'To train',
    media: 'Medium',
    fuerte: 'Strong',
    unrated: 'Not rated',
  },
  responsibility: {
    steps: 'Steps of Responsibility',
    home: 'Back to your profile',
  },
} satisfies Texts<'client'>;
