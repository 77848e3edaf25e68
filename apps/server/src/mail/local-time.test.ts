import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time-zone.ts';
import { askingMornings, dayOf, nextMorning, quietUntil } from './local-time.ts';

const at = (text: string) => Date.parse(text);
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

const zones = [
  'UTC',
  'Europe/Madrid',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
].map((name) => zoneOf(name));
const hourIn = (moment: number, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment));

describe('the quiet hours', () => {
  it('last from 21 to 8 of the person’s day', () => {
    expect(quietUntil(at('2026-07-01T06:00:00Z'), zoneOf('Europe/Madrid'))).toBeNull();
    expect(quietUntil(at('2026-07-01T18:59:59Z'), zoneOf('Europe/Madrid'))).toBeNull();
    expect(iso(quietUntil(at('2026-07-01T05:59:59Z'), zoneOf('Europe/Madrid')))).toBe('2026-07-01T06:00:00.000Z');
    expect(iso(quietUntil(at('2026-07-01T19:00:00Z'), zoneOf('Europe/Madrid')))).toBe('2026-07-02T06:00:00.000Z');
  });

  it('end at 8 on the days on which clocks change', () => {
    expect(iso(quietUntil(at('2026-03-28T22:00:00Z'), zoneOf('Europe/Madrid')))).toBe('2026-03-29T06:00:00.000Z');
    expect(iso(quietUntil(at('2026-10-24T22:00:00Z'), zoneOf('Europe/Madrid')))).toBe('2026-10-25T07:00:00.000Z');
  });

  it.each(zones)('in %s, every moment of a year is open or waits less than half a day for 8 o’clock', (zone) => {
    for (let moment = at('2026-01-01T00:00:00Z'); moment < at('2027-01-01T00:00:00Z'); moment += 97 * 60_000) {
      const until = quietUntil(moment, zone);
      const hour = hourIn(moment, zone);
      expect(until === null, iso(moment) ?? '').toBe(hour >= 8 && hour < 21);
      if (until === null) continue;
      expect(hourIn(until, zone)).toBe(8);
      expect(until - moment).toBeGreaterThan(0);
      expect(until - moment).toBeLessThanOrEqual(12 * 60 * 60_000);
    }
  });
});

it('a day is that of the person', () => {
  expect(dayOf(at('2026-01-01T10:30:00Z'), zoneOf('Pacific/Kiritimati'))).toBe('2026-01-02');
  expect(dayOf(at('2026-01-01T07:30:00Z'), zoneOf('America/Los_Angeles'))).toBe('2025-12-31');
});

it('the next morning is that of the next day, also before 8', () => {
  expect(iso(nextMorning(at('2026-01-01T01:00:00Z'), zoneOf('UTC')))).toBe('2026-01-02T08:00:00.000Z');
});

describe('the mornings on which somebody is asked', () => {
  // A Wednesday.
  const last = at('2026-06-10T20:00:00Z');

  it('are a week after the last time, and every week from then on', () => {
    const morning = askingMornings({ last, timeZone: zoneOf('UTC'), weekday: null });
    expect([0, 1, 2].map((week) => iso(morning(week)))).toEqual([
      '2026-06-17T08:00:00.000Z',
      '2026-06-24T08:00:00.000Z',
      '2026-07-01T08:00:00.000Z',
    ]);
  });

  it.each([
    [1, '2026-06-22'],
    [3, '2026-06-17'],
    [4, '2026-06-18'],
    [7, '2026-06-21'],
  ])('wait for weekday %i, if one is chosen', (weekday, day) => {
    expect(iso(askingMornings({ last, timeZone: zoneOf('UTC'), weekday })(0))).toBe(`${day}T08:00:00.000Z`);
  });

  it('count days of the person', () => {
    const morning = askingMornings({ last, timeZone: zoneOf('Asia/Tokyo'), weekday: null });
    expect(iso(morning(0))).toBe('2026-06-17T23:00:00.000Z');
  });
});
