import { Temporal } from 'temporal-polyfill';
import type { Zone } from '../time-zone.ts';

/** Courtesy mails arrive between these hours of the recipient’s day. */
const firstHour = 8;
const lastHour = 21;

const inZone = (moment: number, timeZone: Zone) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);

const morningOf = (day: Temporal.PlainDate, timeZone: Zone): number =>
  day.toZonedDateTime({ timeZone, plainTime: { hour: firstHour } }).epochMilliseconds;

/** The calendar day of a moment, as YYYY-MM-DD. Moments are in epoch milliseconds. */
export const dayOf = (moment: number, timeZone: Zone): string => inZone(moment, timeZone).toPlainDate().toString();

/** The midnight after a moment. */
export const startOfNextDay = (moment: number, timeZone: Zone): number =>
  inZone(moment, timeZone).toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;

/** The morning after the day of a moment. */
export const nextMorning = (moment: number, timeZone: Zone): number =>
  morningOf(inZone(moment, timeZone).toPlainDate().add({ days: 1 }), timeZone);

/** The next morning if a moment is in the quiet hours; null otherwise. */
export function quietUntil(moment: number, timeZone: Zone): number | null {
  const local = inZone(moment, timeZone);
  if (local.hour < firstHour) return morningOf(local.toPlainDate(), timeZone);
  return local.hour < lastHour ? null : nextMorning(moment, timeZone);
}

/** Whether the day a week after that of a moment has come. */
export function isWeekOld(moment: number, timeZone: Zone, now: number): boolean {
  const due = inZone(moment, timeZone).toPlainDate().add({ weeks: 1 });
  return Temporal.PlainDate.compare(due, inZone(now, timeZone).toPlainDate()) <= 0;
}

interface Asking {
  /** When it was done last. */
  last: number;
  timeZone: Zone;
  /** 1 (Monday) to 7, on which the person wants to be asked; null for the day on which it is due. */
  weekday: number | null;
}

/** The mornings of the days on which somebody is asked for what is due a week after `last`: the first one is `from(0)`. */
export function askingMornings({ last, timeZone, weekday }: Asking): (week: number) => number {
  const due = inZone(last, timeZone).toPlainDate().add({ weeks: 1 });
  const wait = weekday === null ? 0 : (weekday - due.dayOfWeek + 7) % 7;
  return (week) => morningOf(due.add({ days: wait + week * 7 }), timeZone);
}
