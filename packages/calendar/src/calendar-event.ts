import type { ExerciseFrequency } from '@miraco/domain/training';
import type { WallTime } from './ics.ts';

/** An exercise as a calendar event. */
export interface CalendarEvent {
  /** The id of the exercise: adding it again replaces the event, where the calendar supports that. */
  id: string;
  description: string;
  /** Further text: the virtue, and the frequency. */
  note: string;
  frequency: ExerciseFrequency;
  /** The first occurrence, in `zone`. */
  start: WallTime;
  /** IANA time zone. */
  zone: string;
}

export const eventMinutes = 30;
const morning = { hour: 9, minute: 0 };

/** The recurrence of an exercise in RFC 5545; "once in life" has none. */
export const recurrence: Readonly<Record<ExerciseFrequency, string | null>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
  annually: 'FREQ=YEARLY',
  once: null,
};

/** The local date of an instant in a zone. */
function dateIn(zone: string, instant: number): Pick<WallTime, 'year' | 'month' | 'day'> {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Tomorrow at nine. A monthly event begins on a day that every month has. */
export function firstTime(now: number, zone: string, frequency: ExerciseFrequency): WallTime {
  const { year, month, day } = dateIn(zone, now);
  const date = new Date(Date.UTC(year, month - 1, day + 1));
  const byMonth = frequency === 'monthly' || frequency === 'quarterly' || frequency === 'annually';
  if (byMonth && date.getUTCDate() > 28) date.setUTCMonth(date.getUTCMonth() + 1, 1);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), ...morning };
}

/** The first line of a description: the title of the event. */
export function titleOf(description: string): string {
  return description.trim().split(/\r\n|\r|\n/u)[0] ?? '';
}
