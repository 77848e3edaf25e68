import { expect, it, test } from 'vitest';
import { dayHere, dayIn } from './day-here.ts';

test.each([
  // The clocks go back in Spain at 3:00, and the day has 25 hours.
  ['2026-10-24T21:59:59Z', 'Europe/Madrid', '2026-10-24'],
  ['2026-10-24T22:00:00Z', 'Europe/Madrid', '2026-10-25'],
  ['2026-10-25T22:59:59Z', 'Europe/Madrid', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Madrid', '2026-10-26'],
  // They go forward, and the day has 23.
  ['2027-03-28T21:59:59Z', 'Europe/Madrid', '2027-03-28'],
  ['2027-03-28T22:00:00Z', 'Europe/Madrid', '2027-03-29'],
  ['2026-12-31T11:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-12-31T11:00:00Z', 'Pacific/Niue', '2026-12-31'],
])('%s is in %s the day %s', (moment, zone, day) => {
  expect(dayIn(Date.parse(moment), zone)).toBe(day);
});

it('is by the calendar of the browser where no zone is named', () => {
  const now = Date.now();
  expect(dayHere(now)).toBe(dayIn(now, Intl.DateTimeFormat().resolvedOptions().timeZone));
  expect(dayHere(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});
