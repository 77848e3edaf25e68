/** When the next weekly test is due: midnight of the same weekday a week later, in the reader's time zone. */
export function nextDue(taken: number): number {
  const day = new Date(taken);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 7).getTime();
}

/** Whether a moment lies within the week of the test taken at `taken`. */
export function withinWeek(taken: number, moment: number): boolean {
  return moment < nextDue(taken);
}
