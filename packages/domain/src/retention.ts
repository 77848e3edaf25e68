/**
 * The moment `years` calendar years before `now`, both in epoch milliseconds: what happened before it is older than that. The 29th of
 * February counts as the 1st of March in a year without it.
 */
export function yearsBefore(now: number, years: number): number {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return moment.getTime();
}
