import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoMoment } from './iso-moment.ts';

/** The moments that a Date has, in milliseconds from the epoch. */
const furthest = 8_640_000_000_000_000;

test('a moment is written as a date writes itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -furthest, max: furthest }), (moment) => {
      expect(isoMoment(moment)).toBe(new Date(moment).toISOString());
    }),
  );
});

test.each([0, -1, 999, 86_399_999, 86_400_000, Date.UTC(2024, 1, 29, 23, 59, 59, 999), furthest, -furthest])(
  '%i is written as a date writes itself',
  (moment) => expect(isoMoment(moment)).toBe(new Date(moment).toISOString()),
);

test('more days than are kept are written, too', () => {
  for (let day = 0; day < 9_000; day += 1) {
    const moment = day * 86_400_000 + day;
    expect(isoMoment(moment)).toBe(new Date(moment).toISOString());
  }
});

test('what is no number is refused', () => {
  expect(() => isoMoment(Number.NaN)).toThrow(RangeError);
});
