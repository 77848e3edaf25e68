import type { ExerciseFrequency } from '@miraco/domain/training';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, firstTime } from './calendar-event.ts';
import { exerciseEntry } from './exercise-entry.ts';
import { icsFile } from './ics.ts';

const exerciseFile = (exercise: CalendarEvent, moment: number) => icsFile([exerciseEntry(exercise)], moment);

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

/** The file as a calendar parses it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('no event');
  return { calendar, entry, event: new ICAL.Event(entry) };
}

/** The first occurrences of an event. */
function times(file: string, most: number): ICAL.Time[] {
  const iterator = read(file).event.iterator();
  return Array.from({ length: most }, () => {
    const time = iterator.next();
    if (!time) throw new Error('no further time');
    return time;
  });
}

const clockOf = ({ hour, minute, zone }: ICAL.Time) => `${hour}:${minute} ${zone?.tzid}`;
const nine = new Set(['9:0 floating']);

describe('the recurrence', () => {
  it.each<[ExerciseFrequency, string | undefined]>([
    ['daily', 'FREQ=DAILY'],
    ['weekly', 'FREQ=WEEKLY'],
    ['monthly', 'FREQ=MONTHLY'],
    ['quarterly', 'FREQ=MONTHLY;INTERVAL=3'],
    ['annually', 'FREQ=YEARLY'],
    ['once', undefined],
  ])('%s comes back by %s', (frequency, rule) => {
    expect(
      read(exerciseFile(event({ frequency }), now))
        .entry.getFirstPropertyValue('rrule')
        ?.toString(),
    ).toBe(rule);
  });

  it('starts a monthly event on a day that every month has', () => {
    const endOfMonth = Date.UTC(2026, 0, 29, 12, 0);
    expect(firstTime(endOfMonth, 'UTC', 'monthly')).toMatchObject({ month: 2, day: 1 });
    expect(firstTime(endOfMonth, 'UTC', 'daily')).toMatchObject({ month: 1, day: 30 });
    expect(firstTime(Date.UTC(2026, 11, 31), 'UTC', 'daily')).toMatchObject({ year: 2027, month: 1, day: 1 });
  });
});

describe('the hour', () => {
  // At `now` it is already the next day in Apia.
  const zones = [
    ['Europe/Madrid', '20260121'],
    ['Europe/Dublin', '20260121'],
    ['America/New_York', '20260121'],
    ['America/Santiago', '20260121'],
    ['America/Sao_Paulo', '20260121'],
    ['Africa/Casablanca', '20260121'],
    ['Australia/Lord_Howe', '20260121'],
    ['Asia/Kolkata', '20260121'],
    ['Asia/Jerusalem', '20260121'],
    ['Pacific/Apia', '20260122'],
    ['UTC', '20260121'],
  ] as const;

  it.each(zones)('stays nine in the morning in %s through three years of clock changes', (zone, first) => {
    const all = times(exerciseFile(event({ zone }), now), 3 * 366);
    expect(new Set(all.map(clockOf))).toEqual(nine);
    expect(all.map((time) => time.subtractDate(all[0] ?? time).toSeconds() / 86_400)).toEqual([...all.keys()]);
    expect(all[0]?.toICALString()).toBe(`${first}T090000`);
  });

  it.each(['Europe/Madrid', 'America/Santiago', 'America/New_York'])(
    'is still nine after forty years in %s',
    (zone) => {
      const far = times(exerciseFile(event({ zone, frequency: 'quarterly' }), now), 160);
      expect(new Set(far.slice(-4).map(clockOf))).toEqual(nine);
      expect(far.at(-1)?.year).toBe(2065);
    },
  );

  it('is floating, and the file names the zone of its user for calendars that know no floating times', () => {
    const file = exerciseFile(event(), now);
    expect(file).toContain('\r\nDTSTART:20260121T090000\r\n');
    expect(file).toContain('\r\nX-WR-TIMEZONE:Europe/Madrid\r\n');
    expect(file).not.toMatch(/TZID|VTIMEZONE/);
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

  it.each(odd)('is parsed as it was written: %s', (description) => {
    const { event: entry, calendar } = read(exerciseFile(event({ description }), now));
    expect(entry.description).toBe(`${description}\n\nPatience`);
    expect(entry.summary).toBe(description.split('\n')[0]);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  });

  it('loses nothing but control characters, and its line breaks become plain ones', () => {
    const { event: entry } = read(exerciseFile(event({ description: 'One\r\nTwo\u0000\u0007\rThree' }), now));
    expect(entry.description).toBe('One\nTwo\nThree\n\nPatience');
  });

  it('is folded into lines of at most 75 bytes, each ended as the format requires', () => {
    const lines = exerciseFile(event({ description: 'ñandú 🧘🏽‍♀️ '.repeat(40) }), now).split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });
});

it('an exercise keeps its id in calendars, so that it can be replaced there', () => {
  const uid = (file: string) => read(file).event.uid;
  expect(uid(exerciseFile(event(), now))).toBe(uid(exerciseFile(event({ description: 'Other' }), now + 1000)));
});
