import type { Texts } from '../resources.ts';

export const texts = {
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
} satisfies Texts<'wellness'>;
