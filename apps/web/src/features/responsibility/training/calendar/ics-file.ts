import ICAL from 'ical.js';
import { type CalendarEvent, eventMinutes, recurrence, titleOf } from './calendar-event.ts';

// A line has at most 75 bytes, and the library does not count the space that it puts before a folded one.
ICAL.foldLength = 74;

/** Characters that no calendar file may contain, however escaped: control characters except the tab and the line break. */
const forbidden = /[^\P{Cc}\n\t]/gu;

function clean(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(forbidden, '');
}

/**
 * An exercise as an iCalendar file (RFC 5545), for Apple's and any other calendar. Spec 2, section 2. Its time is floating (RFC
 * 5545, section 3.3.5, form 1): nine in the morning wherever the person is, and through clock changes.
 */
export function icsFile(event: CalendarEvent, now: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Miraco//Training//EN');
  // Google reads floating times as UTC unless the calendar names a zone. Readers that do not know the property ignore it.
  calendar.addPropertyWithValue('x-wr-timezone', event.zone);

  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', `${event.id}@miraco`);
  entry.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  const start = new ICAL.Time({ ...event.start, second: 0, isDate: false }, ICAL.Timezone.localTimezone);
  entry.addPropertyWithValue('dtstart', start);
  entry.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(eventMinutes * 60));
  const rule = recurrence[event.frequency];
  if (rule) entry.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  entry.addPropertyWithValue('summary', clean(titleOf(event.description)));
  entry.addPropertyWithValue('description', clean(`${event.description}\n\n${event.note}`));
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}
