import type { Texts } from '../resources.ts';

export const texts = {
  result: {
    title: 'Your result',
    taken: 'You took the test on {{date}}.',
    overall: 'Overall',
    outOf: 'out of {{best}}',
    blocks: 'Your four areas',
    howCounted:
      'Each area is the mean of its five answers, and the whole is the mean of the four, with effort counted twice. Below 2 is crisis; from 2, challenge; from 3, flow; from 3.5, wow.',
    announced: 'Your result: {{level}}, {{score}} out of {{best}}.',
    stale: 'We could not check your result just now. What you see is the last we received.',
    emptyTitle: 'No result yet',
    empty:
      'Once you take the test you will see here how you are in health, success, connection and effort, with a next step for each.',
    emptyClosedTitle: 'There is no result',
    emptyClosed:
      'You did not take the wellness test, and your Conscience phase has ended. If you want to take it, ask your coach to open it again.',
    takeTest: 'Take the test',
  },
} satisfies Texts<'result'>;
