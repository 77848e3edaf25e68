import { addDays, type Day, periodOf } from './completions.ts';
import type { HistoryMarker } from './evaluation.ts';

/** With fewer weeks there is nothing to see side by side. */
const fewestWeeks = 3;

/** A week, by its Monday. */
export interface WeekAlongside {
  start: Day;
  /** On how many days the exercise was done. */
  times: number;
  /** The mean of the wellness tests of the week; null without one. */
  wellness: number | null;
  /** What the last evaluation of the week says about the virtue; null without one. */
  state: HistoryMarker | null;
}

interface Change<Value> {
  before: Value;
  now: Value;
}

/** An exercise beside what was measured in the same weeks. It shows what went with what, and never why. */
export interface Alongside {
  /** From the first week in which it was done to the last, without gaps. */
  weeks: WeekAlongside[];
  times: number;
  /** In how many weeks it was done. */
  practised: number;
  /** In the first and in the last week with a test; null unless there are two. */
  wellness: Change<number> | null;
  /** In the first and in the last week with an evaluation; null unless there are two. */
  state: Change<HistoryMarker> | null;
}

interface Measured {
  /** The days on which the exercise was done, where the client is. */
  days: readonly Day[];
  /** Wellness tests in any order, each with its mean. */
  tests: readonly { day: Day; mean: number }[];
  /** Evaluations of the exercise's virtue, in any order. */
  evaluations: readonly { day: Day; state: HistoryMarker }[];
}

const weekOf = (day: Day) => periodOf('weekly', day);

const latestFirst = (one: { day: Day }, other: { day: Day }) => other.day.localeCompare(one.day);

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function changeOf<Value>(values: readonly (Value | null)[]): Change<Value> | null {
  const known = values.filter((value) => value !== null);
  const [before, now] = [known[0], known.at(-1)];
  return before !== undefined && now !== undefined && known.length > 1 ? { before, now } : null;
}

/** The weeks in which an exercise was done, with what was measured meanwhile; null where it was done in fewer than three. */
export function alongside({ days, tests, evaluations }: Measured): Alongside | null {
  const done = Map.groupBy(new Set(days), weekOf);
  const practised = [...done.keys()].sort();
  const [first, last] = [practised[0], practised.at(-1)];
  if (first === undefined || last === undefined || practised.length < fewestWeeks) return null;
  const tested = Map.groupBy(tests, ({ day }) => weekOf(day));
  const evaluated = Map.groupBy(evaluations, ({ day }) => weekOf(day));
  const weeks: WeekAlongside[] = [];
  for (let start = first; start <= last; start = addDays(start, 7)) {
    const means = tested.get(start)?.map(({ mean }) => mean) ?? [];
    const latest = evaluated.get(start)?.toSorted(latestFirst)[0];
    weeks.push({
      start,
      times: done.get(start)?.length ?? 0,
      wellness: means.length > 0 ? meanOf(means) : null,
      state: latest?.state ?? null,
    });
  }
  return {
    weeks,
    times: weeks.reduce((sum, week) => sum + week.times, 0),
    practised: practised.length,
    wellness: changeOf(weeks.map(({ wellness }) => wellness)),
    state: changeOf(weeks.map(({ state }) => state)),
  };
}

/** As many weeks count as the latest, for the coach's summary. */
const latelyWeeks = 4;

interface Said {
  day: Day;
  effort: number | null;
  note: string;
}

/** How often an exercise was done in the last four weeks, how hard it was on average, and the latest note. */
export function lately(days: readonly Said[], today: Day) {
  const since = addDays(today, -latelyWeeks * 7 + 1);
  const latest = days.filter(({ day }) => day >= since).toSorted(latestFirst);
  const efforts = latest.flatMap(({ effort }) => (effort === null ? [] : [effort]));
  return {
    times: latest.length,
    weeks: latelyWeeks,
    effort: efforts.length > 0 ? meanOf(efforts) : null,
    said: latest.find(({ note }) => note !== '') ?? null,
  };
}
