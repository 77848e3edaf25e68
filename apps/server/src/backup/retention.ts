import { momentOf } from './names.ts';

/** How many backups are kept: the latest, or the newest of each of so many days, weeks and months. */
export type Keep = { latest: number } | { days: number; weeks: number; months: number };

const most = 1000;

/** `14`, or `7d4w12m`, of which parts may be left out. Null for anything else. */
export function readKeep(text: string): Keep | null {
  const [whole, latest, days = 0, weeks = 0, months = 0] =
    /^(?:(\d{1,4})|(?:(\d{1,4})d)?\s*(?:(\d{1,4})w)?\s*(?:(\d{1,4})m)?)$/.exec(text.trim()) ?? [];
  if (!whole) return null;
  const counts = latest === undefined ? [days, weeks, months].map(Number) : [Number(latest)];
  const isMeant = counts.some((count) => count > 0) && counts.every((count) => count <= most);
  if (!isMeant) return null;
  const [first = 0, second = 0, third = 0] = counts;
  return latest === undefined ? { days: first, weeks: second, months: third } : { latest: first };
}

const dayOf = (moment: number) => Math.floor(moment / 86_400_000);

/** Days, weeks from Monday to Sunday, and months of UTC. */
const periods = {
  days: dayOf,
  // 1 January 1970 was a Thursday.
  weeks: (moment: number) => Math.floor((dayOf(moment) + 3) / 7),
  months: (moment: number) => new Date(moment).toISOString().slice(0, 7),
};

/**
 * The names of backups that are to be removed. Days, weeks and months without a backup are not counted, so that a long pause removes
 * nothing. The newest backup is kept always. One of the future, made before the clock was set back, is kept and takes no other's
 * place. Other names are left alone.
 */
export function superfluous(names: readonly string[], keep: Keep, now: number): string[] {
  const past = names
    .flatMap((name) => {
      const at = momentOf(name);
      return at === null || at > now ? [] : [{ name, at }];
    })
    .sort((one, other) => other.at - one.at);
  const kept = new Set(past.slice(0, 'latest' in keep ? keep.latest : 1));
  if ('days' in keep) {
    for (const unit of ['days', 'weeks', 'months'] as const) {
      const newest = new Map<number | string, (typeof past)[number]>();
      for (const backup of past) {
        const period = periods[unit](backup.at);
        if (!newest.has(period)) newest.set(period, backup);
      }
      for (const backup of [...newest.values()].slice(0, keep[unit])) kept.add(backup);
    }
  }
  return past.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}
