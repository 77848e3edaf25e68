import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAndTime, momentOf } from './session-times.ts';

const minute = 60_000;

it('every minute of a century is shown and read as itself, but for the hour that a change of the clock repeats', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0) / minute, max: Date.UTC(2100, 0) / minute - 1 });
  fc.assert(
    fc.property(minutes, (number) => {
      const moment = number * minute;
      const read = momentOf(dayAndTime(moment));
      expect(dayAndTime(read ?? 0)).toEqual(dayAndTime(moment));
    }),
  );
});

it('the fields have two digits', () => {
  expect(dayAndTime(new Date(2026, 2, 4, 9, 5).getTime())).toEqual({ day: '2026-03-04', time: '09:05' });
});

it.each([
  { day: '', time: '09:00' },
  { day: '2026-03-04', time: '' },
  { day: 'soon', time: '09:00' },
])('%j is no moment yet', (fields) => {
  expect(momentOf(fields)).toBeUndefined();
});
