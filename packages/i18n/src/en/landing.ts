import type { Texts } from '../resources.ts';

export const texts = {
  itinerary: {
    conscience: {
      takeaway: 'Your profile of virtues, to read and to download.',
    },
    responsibility: {
      takeaway: 'Your essential exercises, and a manifesto written by you.',
    },
    impact: {
      takeaway: 'Three purposes: personal, professional and as a couple.',
    },
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
      failed: 'We could not load the testimonials.',
    },
    closing: {
      title: 'The first step is twenty questions',
      text: 'Enter your space and begin by seeing how you are today. The rest follows, one step at a time.',
    },
  },
  seo: {
    landing: {
      title: 'An itinerary to train your virtues',
      description:
        'A 3-hour workshop, 7 individual and 7 group sessions. An itinerary of Conscience, Responsibility and Impact to train 23 virtues with a coach beside you.',
    },
  },
} satisfies Texts<'landing'>;
