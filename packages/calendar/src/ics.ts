import ICAL from 'ical.js';

// A line has at most 75 bytes, and the library does not count the space that it puts before a folded one.
ICAL.foldLength = 74;

/** A date and a time without a zone; months from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * When an entry begins: at this moment, in epoch milliseconds; or at this time of day wherever the person is, and through clock
 * changes, as long as their calendar has this IANA time zone.
 */
type Start = { moment: number } | { floating: WallTime; zone: string };

/** An entry of a calendar. */
export interface IcsEntry {
  /** Adding an entry of the same id again replaces it, where the calendar supports that. */
  id: string;
  title: string;
  text: string;
  start: Start;
  minutes: number;
  /** The recurrence in RFC 5545. */
  rule?: string | null;
  /** Where it takes place online. */
  link?: string | null;
}

/** Characters that no calendar file may contain, however escaped: control characters except the tab and the line break. */
const forbidden = /[^\P{Cc}\n\t]/gu;

function clean(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(forbidden, '');
}

/** Floating times are form 1 of RFC 5545, section 3.3.5; moments are form 2. */
function timeOf(start: Start): ICAL.Time {
  if ('moment' in start) return ICAL.Time.fromJSDate(new Date(start.moment), true);
  return new ICAL.Time({ ...start.floating, second: 0, isDate: false }, ICAL.Timezone.localTimezone);
}

function componentOf({ id, title, text, start, minutes, rule, link }: IcsEntry, now: number): ICAL.Component {
  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', `${id}@miraco`);
  entry.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  entry.addPropertyWithValue('dtstart', timeOf(start));
  entry.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(minutes * 60));
  if (rule) entry.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  entry.addPropertyWithValue('summary', clean(title));
  entry.addPropertyWithValue('description', clean(text));
  if (link) {
    entry.addPropertyWithValue('location', clean(link));
    entry.addPropertyWithValue('url', clean(link));
  }
  return entry;
}

/**
 * An iCalendar file (RFC 5545), for Apple's and any other calendar.
 * @param name of a calendar that somebody subscribes to
 */
export function icsFile(entries: readonly IcsEntry[], now: number, name?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Miraco//Training//EN');
  // The library escapes no value of a property that it does not know.
  if (name) calendar.addPropertyWithValue('x-wr-calname', clean(name).replaceAll('\n', ' '));
  // Google reads floating times as UTC unless the calendar names a zone. Readers that do not know the property ignore it.
  const zone = entries.flatMap(({ start }) => ('zone' in start ? [start.zone] : []))[0];
  if (zone) calendar.addPropertyWithValue('x-wr-timezone', zone);
  for (const entry of entries) calendar.addSubcomponent(componentOf(entry, now));
  return `${calendar.toString()}\r\n`;
}
