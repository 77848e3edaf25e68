import ICAL from 'ical.js';
import { type CalendarEvent, eventMinutes, recurrence, titleOf, type WallTime } from './calendar-event.ts';
import { zoneComponent } from './ics-zone.ts';

// A line has at most 75 bytes, and the library does not count the blank that it puts before a continued one.
ICAL.foldLength = 74;

/** What no calendar file may hold, however it is escaped: control characters but the tab and the line break. */
const forbidden = /[^\P{Cc}\n\t]/gu;

function clean(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(forbidden, '');
}

function isUtc(zone: string): boolean {
  return zone === 'UTC' || zone === 'Etc/UTC' || zone === 'GMT';
}

function timeProperty(name: string, time: WallTime, zone: string) {
  const property = new ICAL.Property(name);
  if (!isUtc(zone)) property.setParameter('tzid', zone);
  const timezone = isUtc(zone) ? ICAL.Timezone.utcTimezone : ICAL.Timezone.localTimezone;
  property.setValue(new ICAL.Time({ ...time, second: 0, isDate: false }, timezone));
  return property;
}

/** An exercise as an iCalendar file (RFC 5545): what Apple's and any other calendar takes. Spec 2, section 2. */
export function icsFile(event: CalendarEvent, now: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Miraco//Training//EN');
  if (!isUtc(event.zone)) calendar.addSubcomponent(zoneComponent(event.zone, now));

  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', `${event.id}@miraco`);
  entry.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  entry.addProperty(timeProperty('dtstart', event.start, event.zone));
  entry.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(eventMinutes * 60));
  const rule = recurrence[event.frequency];
  if (rule) entry.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  entry.addPropertyWithValue('summary', clean(titleOf(event.description)));
  entry.addPropertyWithValue('description', clean(`${event.description}\n\n${event.note}`));
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}
