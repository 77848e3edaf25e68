import { type CalendarEvent, eventMinutes, recurrence, titleOf } from './calendar-event.ts';
import type { IcsEntry } from './ics.ts';

/** An exercise in a calendar file: nine in the morning wherever the person is. Spec 2, section 2. */
export const exerciseEntry = ({ id, description, note, frequency, start, zone }: CalendarEvent): IcsEntry => ({
  id,
  title: titleOf(description),
  text: `${description}\n\n${note}`,
  start: { floating: start, zone },
  minutes: eventMinutes,
  rule: recurrence[frequency],
});
