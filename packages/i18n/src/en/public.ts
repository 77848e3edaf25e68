import type { Texts } from '../resources.ts';

export const texts = {
  evaluate: {
    title: 'Evaluate your wellness',
    lead: 'Twenty questions about your health, your success, your connections and your effort. There are no right or wrong answers: think of your life in general, not only of today.',
    privacyTitle: 'It stays with you',
    privacy:
      'You need no account. The result is worked out in your browser and your answers are sent nowhere. They are in this tab while it is open, in case you reload it, and are erased when you close it.',
    minutes: 'About five minutes, in four steps.',
    begin: 'Begin the test',
    notStored: 'It is only in this tab.',
    result: 'See my result',
    resultTitle: 'Your result',
    resultLead: 'It is only in this tab, until you close it. To keep it, print it or copy it.',
    again: 'Erase and take it again',
    resume: 'Go on where you were',
    seeResult: 'See my result',
    fresh: 'Start again',
    print: 'Print',
    copy: 'Copy the text',
    copied: 'Copied: paste it where you want to keep it',
    notCopied: 'It could not be copied',
    notCopiedText: 'Your browser does not allow it here. You can print it or save it as a PDF.',
    copyTitle: 'My wellness test, {{date}}',
    copyLine: '{{area}}: {{level}} ({{score}} of {{best}})',
    nextTitle: 'What now?',
    next: 'This result is a snapshot of today. The itinerary shows you which virtues lie behind it and how to train them, with a coach beside you.',
    start: 'I want to start',
    discover: 'See what we offer',
  },
  home: {
    title: 'Know yourself, train, leave a mark',
    lead: 'A path to look closely at 23 virtues: those that already hold you up, those in balance, and those that ask for training. One step at a time, with somebody beside you.',
    takeTest: 'Take the free test',
    testHint: 'Twenty questions, five minutes, no account.',
    signIn: 'Enter my space',
    enter: 'Go to my space',
    discover: 'See what we offer',
    private: 'What you write is private: only you and the team that supports you can see it.',
    phasesTitle: 'One itinerary, three phases',
    phasesLead: 'Each phase prepares the next. The first begins with twenty questions about how you are today.',
  },
  landing: {
    eyebrow: 'Conscience · Responsibility · Impact',
    title: 'Virtues can be trained. Begin by knowing yours.',
    lead: 'An itinerary to see clearly how you are, train the virtues you want to strengthen and carry them into your life, your work and your relationships. With a coach beside you in every phase.',
    start: 'Start now',
    signIn: 'I have an account: sign in',
    offer: {
      title: 'What you get',
      workshop: {
        figure: '3 h',
        title: 'A workshop to begin with',
        text: 'Three hours, in a room or as a webinar: what virtues are, how to recognise them and how to train them.',
      },
      individual: {
        figure: '7',
        title: 'Individual sessions',
        text: 'Seven coaching conversations, just with you, to read your results and decide on the next step.',
      },
      group: {
        figure: '7',
        title: 'Group sessions',
        text: 'Seven coaching sessions as a group: to practise, to listen and to see that you are not the only one.',
      },
    },
    about: {
      title: 'About us',
      lead: 'We walk with people who want to know themselves better and live closer to what they value.',
      text: 'We hand out neither recipes nor labels. You get a method with an order to it, questions that help you look, and a person who goes with you while you train.',
      listen: {
        title: 'Listening comes first',
        text: 'We start from what you see in yourself, not from an opinion about you.',
      },
      pace: {
        title: 'At your pace',
        text: 'Every step is kept. Stop whenever you like and go on from where you were.',
      },
      private: {
        title: 'What is yours stays yours',
        text: 'Only you and the team that supports you see what you write.',
      },
    },
    method: {
      title: 'The method',
      lead: 'Twenty-three virtues around one centre.',
      text: 'Each petal is a virtue, and its length says how far you have developed it: to train, in balance or strong. By the end of the first phase the rosette is yours and nobody else’s.',
      balance:
        'Virtues balance one another. The ones that are strong already support you in training the others: you do not start from nothing.',
      virtues: 'The 23 virtues',
    },
    wellness: {
      title: 'Evaluate your wellness',
      lead: 'Twenty questions to find out how you are today in four areas. No account, about five minutes.',
      health: 'Your body, your rest and your calm',
      success: 'What you do and what comes of it',
      company: 'The people around you',
      effort: 'Your steadiness and your care',
      levels: 'The result tells you the level of each area, and one step to improve it:',
      private: 'It is worked out in your browser, and never leaves it.',
      take: 'Take the test',
    },
    itinerary: {
      title: 'The itinerary',
      lead: 'Three phases. Each prepares the next and leaves something in your hands.',
      takeaway: 'You take away',
    },
    testimonials: {
      title: 'Testimonials',
      lead: 'What people say who have walked the path.',
      example: 'Example text',
      failed: 'We could not load the testimonials.',
    },
    closing: {
      title: 'The first step is twenty questions',
      text: 'Enter your space and begin by seeing how you are today. The rest follows, one step at a time.',
    },
  },
  seo: {
    home: {
      title: 'Know yourself and train your virtues',
      description:
        'A guided path to look closely at 23 virtues and train them: Conscience, Responsibility and Impact. Enter your space, or see what we offer.',
    },
    landing: {
      title: 'An itinerary to train your virtues',
      description:
        'A 3-hour workshop, 7 individual and 7 group sessions. An itinerary of Conscience, Responsibility and Impact to train 23 virtues with a coach beside you.',
    },
    evaluate: {
      title: 'Evaluate your wellness',
      description:
        'Twenty questions, about five minutes, no account. See how you are in health, success, connection and effort. Your answers are sent nowhere.',
    },
    signIn: {
      description: 'Sign in to your space and go on with your itinerary where you left it.',
    },
  },
} satisfies Texts<'public'>;
