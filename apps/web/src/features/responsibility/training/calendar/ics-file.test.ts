import type { ExerciseFrequency } from '@miraco/domain/training';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, firstTime, wallTime } from './calendar-event.ts';
import { icsFile } from './ics-file.ts';

const now = Date.UTC(2026, 0, 20, 12, 0);

function event(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const zone = changes.zone ?? 'Europe/Madrid';
  const frequency = changes.frequency ?? 'daily';
  return {
    id: '0197-a',
    description: 'Breathe',
    note: 'Patience',
    frequency,
    zone,
    start: firstTime(now, zone, frequency),
    ...changes,
  };
}

/** The file as a calendar reads it: with the zone that it brings along, and no other. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('no event');
  return { calendar, entry, event: new ICAL.Event(entry) };
}

/** The first instants of an event, by the file's own zone. */
function instants(file: string, most: number): number[] {
  const { event: read_ } = read(file);
  const iterator = read_.iterator();
  return Array.from({ length: most }, () => iterator.next()?.toJSDate().getTime() ?? Number.NaN);
}

describe('how often', () => {
  it.each<[ExerciseFrequency, string | undefined]>([
    ['daily', 'FREQ=DAILY'],
    ['weekly', 'FREQ=WEEKLY'],
    ['monthly', 'FREQ=MONTHLY'],
    ['quarterly', 'FREQ=MONTHLY;INTERVAL=3'],
    ['annually', 'FREQ=YEARLY'],
    ['oncelive', undefined],
  ])('%s comes back by %s', (frequency, rule) => {
    expect(
      read(icsFile(event({ frequency }), now))
        .entry.getFirstPropertyValue('rrule')
        ?.toString(),
    ).toBe(rule);
  });

  it('begins by the month on a day that every month has', () => {
    const endOfMonth = Date.UTC(2026, 0, 29, 12, 0);
    expect(firstTime(endOfMonth, 'UTC', 'monthly')).toMatchObject({ month: 2, day: 1 });
    expect(firstTime(endOfMonth, 'UTC', 'daily')).toMatchObject({ month: 1, day: 30 });
    expect(firstTime(Date.UTC(2026, 11, 31), 'UTC', 'daily')).toMatchObject({ year: 2027, month: 1, day: 1 });
  });
});

describe('the hour', () => {
  const zones = [
    'Europe/Madrid',
    'Europe/Dublin',
    'America/New_York',
    'America/Santiago',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Asia/Jerusalem',
    'Pacific/Apia',
    'UTC',
  ];

  it.each(zones)('stays nine in the morning in %s through three years of clock changes', (zone) => {
    for (const instant of instants(icsFile(event({ zone }), now), 3 * 366)) {
      expect(wallTime(instant, zone), new Date(instant).toISOString()).toMatchObject({ hour: 9, minute: 0 });
    }
  });

  it.each(['Europe/Madrid', 'America/Santiago', 'America/New_York'])('still does in forty years in %s', (zone) => {
    const far = instants(icsFile(event({ zone, frequency: 'quarterly' }), now), 160);
    for (const instant of far.slice(-4)) expect(wallTime(instant, zone)).toMatchObject({ hour: 9, minute: 0 });
  });

  it('is said in the zone of its user, with the rule of that zone', () => {
    const file = icsFile(event(), now);
    expect(file).toContain('DTSTART;TZID=Europe/Madrid:20260121T090000');
    expect(file).toContain('BYDAY=-1SU');
    const { calendar } = read(file);
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Madrid');
  });
});

describe('a text', () => {
  const odd = [
    'Commas, semicolons; back\\slashes: "quotes"',
    'First line\nSecond line\n\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Forged',
    'BEGIN:VEVENT',
    '<script>alert(1)</script> & <b>bold</b>',
    `Emoji 🧘🏽‍♀️${' ñandú'.repeat(60)}`,
    '\\n is not a line break',
  ];

  it.each(odd)('comes out as it went in: %s', (description) => {
    const { event: entry, calendar } = read(icsFile(event({ description }), now));
    expect(entry.description).toBe(`${description}\n\nPatience`);
    expect(entry.summary).toBe(description.split('\n')[0]);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  });

  it('loses nothing but control characters, and its line breaks become plain ones', () => {
    const { event: entry } = read(icsFile(event({ description: 'One\r\nTwo\u0000\u0007\rThree' }), now));
    expect(entry.description).toBe('One\nTwo\nThree\n\nPatience');
  });

  it('is folded into lines of at most 75 bytes, each ended as the format wants', () => {
    const lines = icsFile(event({ description: 'ñandú 🧘🏽‍♀️ '.repeat(40) }), now).split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });
});

it('an exercise keeps its name in calendars, so that it can be replaced there', () => {
  const uid = (file: string) => read(file).event.uid;
  expect(uid(icsFile(event(), now))).toBe(uid(icsFile(event({ description: 'Other' }), now + 1000)));
});
