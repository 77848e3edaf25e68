import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type IcsEntry, icsFile } from './ics.ts';

const now = Date.UTC(2026, 10, 20, 12, 0);
const entry: IcsEntry = {
  id: '0197-b',
  title: 'Session with Ana Ruiz',
  text: 'Bring the letter; and a pen',
  start: { moment: Date.UTC(2026, 10, 30, 17, 15) },
  minutes: 60,
  link: 'https://meet.example.org/room?a=1,2;3',
};

/** The entry as a calendar parses it. */
function read(file: string): ICAL.Component {
  const found = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (!found) throw new Error('no entry');
  return found;
}

it('a moment is the same everywhere, and the file names no zone', () => {
  const file = icsFile([entry], now);
  expect(file).toContain('\r\nDTSTART:20261130T171500Z\r\n');
  expect(file).toContain('\r\nDURATION:PT1H\r\n');
  expect(file).not.toMatch(/TZID|VTIMEZONE|TIMEZONE/);
});

it('a link is read as it was written, where calendars show a place and where they open one', () => {
  const found = read(icsFile([entry], now));
  expect(found.getFirstPropertyValue('location')).toBe(entry.link);
  expect(found.getFirstPropertyValue('url')).toBe(entry.link);
  expect(found.getFirstPropertyValue('description')).toBe(entry.text);
});

it('an entry without a link and a recurrence has none', () => {
  const found = read(icsFile([{ ...entry, link: null }], now));
  for (const name of ['location', 'url', 'rrule']) expect(found.getFirstPropertyValue(name)).toBeNull();
});

it('several entries are one calendar with a name, in the zone of those that have one', () => {
  const floating = { year: 2026, month: 12, day: 1, hour: 9, minute: 0 };
  const daily = { ...entry, id: '0197-c', start: { floating, zone: 'Europe/Madrid' }, rule: 'FREQ=DAILY' };
  const calendar = new ICAL.Component(ICAL.parse(icsFile([entry, daily], now, 'Brújula\nEND:VCALENDAR')));
  const uids = calendar.getAllSubcomponents('vevent').map((each) => each.getFirstPropertyValue('uid'));
  expect(uids).toEqual(['0197-b@miraco', '0197-c@miraco']);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Brújula END:VCALENDAR');
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Madrid');
});
