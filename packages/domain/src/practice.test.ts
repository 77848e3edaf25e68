import { expect, test } from 'vitest';
import { type Cadence, frequencyOf, timesOf } from './practice.ts';

const cases: [Cadence, ReturnType<typeof frequencyOf>, number][] = [
  ['once', 'once', 1],
  [{ daily: 7 }, 'daily', 7],
  [{ weekly: 6 }, 'weekly', 6],
];

test.each(cases)('the cadence %j is stored as %s and done %i times', (cadence, frequency, times) => {
  expect(frequencyOf(cadence)).toBe(frequency);
  expect(timesOf(cadence)).toBe(times);
});
