/** A moment in the fields of a form: `2026-11-30` and `18:15`, in the time zone of the browser. */
export interface DayAndTime {
  day: string;
  time: string;
}

const two = (number: number) => String(number).padStart(2, '0');

/** @param moment epoch milliseconds */
export function dayAndTime(moment: number): DayAndTime {
  const date = new Date(moment);
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** In epoch milliseconds; undefined until both fields are filled in. */
export function momentOf({ day, time }: DayAndTime): number | undefined {
  // Without a zone, a date with a time is of the browser's zone.
  const moment = Date.parse(`${day}T${time}`);
  return day === '' || time === '' || Number.isNaN(moment) ? undefined : moment;
}
