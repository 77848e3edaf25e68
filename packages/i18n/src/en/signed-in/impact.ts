import type { Texts } from '../../resources.ts';

export const texts = {
  impact: {
    bar: 'Purposes of Impact',
    cantaddmotivate: 'You can choose three virtues at most. Take one away to add another.',
    saved: 'Your purpose is saved',
    great: 'Great',
    novirtues: 'No virtues have been assigned yet.',
  },
  personal: {
    title: 'Personal purpose',
    eyebrow: 'Impact',
    lead: 'What moves you, who it is for and how far it goes. Change it whenever you like: a purpose grows as you do.',
    see: 'See my purpose',

    motivation: 'What moves you',
    motivationHint: 'Choose up to three of your strong virtues: the ones you act from without anybody pushing you.',
    chosen: '{{number}} of {{limit}} chosen.',
    noStrong:
      'Motivation starts from strong virtues, and there are none in your profile so far. Look at your virtues together with your coach.',
    noStrongRest: 'The rest of the purpose can be written already.',
    seeVirtues: 'See my virtues',
    dropped_one: 'No longer among the strong virtues: {{virtues}}',
    dropped_other: 'No longer among the strong virtues: {{virtues}}',
    droppedText:
      'So it no longer counts as what moves you. What you wrote is kept, and returns if the virtue grows strong again.',
    setAside_one: 'What you wrote about {{virtues}} is kept: choose it again and it will be there.',
    setAside_other: 'What you wrote about {{virtues}} is kept: choose them again and it will be there.',

    people: 'People who show you {{virtue}}',
    peopleHint: 'Somebody close, from history or out of a book. What did they do that you have not forgotten?',
    creations: 'What you could create',
    creationsHint: 'Tick what you want to make yours. The rest are only ideas: they are not part of your purpose.',
    ownCreation: 'Or something of your own',
    creationsOf: 'What I want to create',
    companions: 'Virtues that go with {{virtue}}',
    complementary: 'Complementary',
    polar: 'Polar',
    polarAbout:
      'Of its complementary virtues, those you have to train today. Looking after them keeps your strength in balance.',
    polarNone: 'None of its complementary virtues needs training today.',

    dimension: 'How far it reaches',
    dimensionHint: 'No answer is better than another: a purpose at home is as big as one for the world.',
    duration: 'How long it lasts',
    durationHint: 'Think of what you would like to leave running.',
    project: 'Your life project',
    projectLabel: 'What you want to do with all this',
    projectHint: 'A trade, a piece of work, a way of caring. What is clear to you today is enough.',
    tooLong: 'That is {{count}} characters, and there is room for {{limit}}. Shorten it a little to save it.',

    save: 'Save the purpose',
    unsaved: 'There are unsaved changes. They are kept in this tab.',
    notSaved: 'Your purpose has not been saved',
    missing: 'Not filled in yet: {{parts}}.',
    savedNext: 'Next, you can read all of it and put it in your own words.',
    savedOn: 'Saved on {{date}}.',
    savedByAdministrator: 'Saved on {{date}} by an administrator.',
    seeChanges: 'See what changed',
  },
} satisfies Texts<'impact'>;
