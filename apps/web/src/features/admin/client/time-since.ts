const hour = 60 * 60 * 1000;

/** From the longest unit to the shortest, in hours. */
const units = [
  { unit: 'year', hours: 365 * 24 },
  { unit: 'month', hours: 30 * 24 },
  { unit: 'day', hours: 24 },
  { unit: 'hour', hours: 1 },
] as const;

/** The time since then in whole units of the longest unit that fits. @returns undefined within the last hour */
export function timeSince(date: number, now: number) {
  const hours = Math.floor((now - date) / hour);
  const fitting = units.find((unit) => hours >= unit.hours);
  return fitting && { count: Math.floor(hours / fitting.hours), unit: fitting.unit };
}
