import { expect, test } from 'vitest';
import { timeSince } from './time-since.ts';

const hour = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 12);
const ago = (hours: number) => timeSince(now - hours * hour, now);

test('within the last hour, and in the future of a wrong clock, nothing is counted', () => {
  expect(ago(0)).toBeUndefined();
  expect(ago(0.99)).toBeUndefined();
  expect(ago(-3)).toBeUndefined();
});

test('hours are counted up to a day, and days up to a month', () => {
  expect(ago(1)).toEqual({ count: 1, unit: 'hour' });
  expect(ago(23.9)).toEqual({ count: 23, unit: 'hour' });
  expect(ago(24)).toEqual({ count: 1, unit: 'day' });
  expect(ago(29 * 24)).toEqual({ count: 29, unit: 'day' });
  expect(ago(30 * 24)).toEqual({ count: 1, unit: 'month' });
});

test('a year has 365 days', () => {
  expect(ago(364 * 24)).toEqual({ count: 12, unit: 'month' });
  expect(ago(365 * 24)).toEqual({ count: 1, unit: 'year' });
});
