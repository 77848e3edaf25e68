import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const event = {
  id: '0197-a',
  description: 'Walk & talk, <b>slowly</b>\nwith a friend',
  note: 'Company',
  frequency: 'quarterly',
  start: { year: 2026, month: 3, day: 4, hour: 9, minute: 0 },
  zone: 'Europe/Madrid',
} as const;

it('every provider gets the title and the text unchanged', () => {
  for (const link of Object.values(calendarLinks(event))) {
    const { protocol, searchParams } = new URL(link);
    expect(protocol).toBe('https:');
    const values = [...searchParams.values()];
    expect(values).toContain('Walk & talk, <b>slowly</b>');
    expect(values).toContain('Walk & talk, <b>slowly</b>\nwith a friend\n\nCompany');
  }
});

it('Google gets the recurrence and its zone', () => {
  const { searchParams } = new URL(calendarLinks(event).google);
  expect(searchParams.get('recur')).toBe('RRULE:FREQ=MONTHLY;INTERVAL=3');
  expect(searchParams.get('ctz')).toBe('Europe/Madrid');
  const once = new URL(calendarLinks({ ...event, frequency: 'once' }).google);
  expect(once.searchParams.has('recur')).toBe(false);
});

it('a long text is cut to the length of a URL', () => {
  const long = { ...event, description: '🧘🏽‍♀️ñ'.repeat(500) };
  for (const link of Object.values(calendarLinks(long))) expect(link.length).toBeLessThan(8000);
});
