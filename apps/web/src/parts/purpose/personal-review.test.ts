import { expect, it } from 'vitest';
import { isReviewDue, nextReview } from './personal-review.ts';

const at = (year: number, month: number, day: number, hour = 0) => new Date(year, month - 1, day, hour).getTime();

it('the next review is on the same day half a year later, also across the end of a year', () => {
  expect(nextReview(at(2026, 3, 15, 18))).toBe(at(2026, 9, 15));
  expect(nextReview(at(2026, 11, 21, 9))).toBe(at(2027, 5, 21));
});

it('the next review after the 31st of August is on the last day of February', () => {
  expect(nextReview(at(2026, 8, 31))).toBe(at(2027, 2, 28));
  expect(nextReview(at(2027, 8, 31))).toBe(at(2028, 2, 29));
});

it('a review is due from midnight of that day, and not a moment before', () => {
  const saved = at(2026, 3, 15, 18);
  expect(isReviewDue(saved, at(2026, 9, 15) - 1)).toBe(false);
  expect(isReviewDue(saved, at(2026, 9, 15))).toBe(true);
});
