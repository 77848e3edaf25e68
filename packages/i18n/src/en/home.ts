export const home = {
  title: 'Know yourself, train, leave a mark',
  lead: 'A path to look closely at 23 virtues: those that already hold you up, those half built, and those that ask for training. One step at a time, with somebody beside you.',
  signIn: 'Enter my space',
  enter: 'Go to my space',
  discover: 'See what we offer',
  private: 'What you write is private: only you and the person guiding you can see it.',
  phasesTitle: 'One itinerary, three phases',
  phasesLead: 'Each phase prepares the next. The first begins with twenty questions about how you are today.',
  conscience:
    'See how you are, which virtues you are missing, and which expectations or habits hold you back. It ends with your whole profile.',
  responsibility:
    'Train. Exercises made to your measure, a short check every week and a guide to each virtue, until you write your manifesto.',
  impact:
    'Carry what you learned into your life, your work and your relationships: a personal, a professional and a couple purpose.',
};
