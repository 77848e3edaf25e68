import ICAL from 'ical.js';
import { wallTime } from './calendar-event.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** After so many years every date has been every day of the week: a rule shows itself. */
const yearsOfRule = 28;

/** A change of the clocks. */
interface Change {
  /** What the clock showed when it was changed, as if it were UTC. */
  wall: Date;
  from: number;
  to: number;
}

/** Minutes east of UTC. */
function offsetAt(instant: number, zone: string): number {
  const { year, month, day: date, hour, minute: minutes } = wallTime(instant, zone);
  return (Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(instant / minute) * minute) / minute;
}

/** Every change of a zone's clocks between two instants. */
function changesOf(zone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  for (let before = start; before < end; before += 7 * day) {
    const from = offsetAt(before, zone);
    const to = offsetAt(before + 7 * day, zone);
    if (from === to) continue;
    let [low, high] = [before, before + 7 * day];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(middle, zone) === from) low = middle;
      else high = middle;
    }
    changes.push({ wall: new Date(high + from * minute), from, to });
  }
  return changes;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const lastDay = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
const same = (values: readonly (string | number | undefined)[]) => new Set(values).size === 1;

/** The yearly rule that these changes follow; null where they follow none, as in Morocco, whose clocks heed the moon. */
function ruleOf(walls: readonly Date[]): string | null {
  const [first] = walls;
  const years = new Set(walls.map((wall) => wall.getUTCFullYear()));
  const days = walls.map((wall) => wall.getUTCDate());
  const earliest = Math.min(...days);
  const regular =
    first !== undefined &&
    years.size === walls.length &&
    walls.length >= yearsOfRule - 1 &&
    same(walls.map((wall) => wall.getUTCMonth())) &&
    same(walls.map((wall) => wall.getUTCDay())) &&
    same(walls.map((wall) => wall.toISOString().slice(11))) &&
    Math.max(...days) - earliest < 7;
  if (!regular) return null;
  const weekday = weekdays[first.getUTCDay()];
  const rule = `FREQ=YEARLY;BYMONTH=${first.getUTCMonth() + 1}`;
  if (walls.every((wall) => lastDay(wall) - wall.getUTCDate() < 7)) return `${rule};BYDAY=-1${weekday}`;
  if (earliest % 7 === 1) return `${rule};BYDAY=${(earliest + 6) / 7}${weekday}`;
  const week = Array.from({ length: 7 }, (_, index) => earliest + index);
  return `${rule};BYDAY=${weekday};BYMONTHDAY=${week}`;
}

function time(wall: Date) {
  const parts = {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
  return new ICAL.Time({ ...parts, second: 0, isDate: false }, ICAL.Timezone.localTimezone);
}

const offset = (minutes: number) => ICAL.UtcOffset.fromSeconds(minutes * 60);

/** One way in which the clocks change, and when. */
function observance([first, ...others]: readonly [Change, ...Change[]]) {
  const component = new ICAL.Component(first.to > first.from ? 'daylight' : 'standard');
  component.addPropertyWithValue('dtstart', time(first.wall));
  component.addPropertyWithValue('tzoffsetfrom', offset(first.from));
  component.addPropertyWithValue('tzoffsetto', offset(first.to));
  const rule = ruleOf([first, ...others].map(({ wall }) => wall));
  if (rule) component.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  else for (const { wall } of others) component.addPropertyWithValue('rdate', time(wall));
  return component;
}

/** The changes that go the same way, together. */
function alike(changes: readonly Change[]): [Change, ...Change[]][] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = `${change.from} ${change.to} ${change.wall.getUTCMonth() < 6}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

/** A VTIMEZONE (RFC 5545, section 3.6.5) of what the browser knows of a zone, from the year before `now` on. */
export function zoneComponent(zone: string, now: number) {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  const start = Date.UTC(new Date(now).getUTCFullYear() - 1, 0, 1);
  const changes = changesOf(zone, start, Date.UTC(new Date(now).getUTCFullYear() - 1 + yearsOfRule, 0, 1));
  const initial = offsetAt(start, zone);
  const before = { wall: new Date(0), from: initial, to: initial };
  // What held before the first change; all there is to say of a zone that changes no clocks.
  component.addSubcomponent(observance([before]));
  for (const group of alike(changes)) component.addSubcomponent(observance(group));
  return component;
}
