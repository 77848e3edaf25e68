import { expect, it } from 'vitest';
import { yearsBefore } from './retention.ts';

it.each([
  ['2026-11-23T03:00:00.000Z', 1, '2025-11-23T03:00:00.000Z'],
  ['2026-11-23T03:00:00.000Z', 20, '2006-11-23T03:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 1, '2023-03-01T12:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 4, '2020-02-29T12:00:00.000Z'],
])('%s less %i years is %s', (now, years, before) => {
  expect(new Date(yearsBefore(Date.parse(now), years)).toISOString()).toBe(before);
});
