/** When the next weekly test is due: at the beginning of the same weekday one week on, where the reader lives. */
export function nextDue(taken: number): number {
  const day = new Date(taken);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 7).getTime();
}

/** Whether a moment lies within the week that the test of `taken` speaks for. */
export function withinWeek(taken: number, moment: number): boolean {
  return moment < nextDue(taken);
}
