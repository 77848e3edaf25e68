import type { Day, Practised } from '@miraco/domain/completions';
import type { ExerciseFrequency } from '@miraco/domain/training';

/** What is said about a day on which an exercise was done. */
export interface Said {
  effort: number | null;
  note: string;
}

export const nothingSaid: Said = { effort: null, note: '' };

interface DayOfExercise {
  exercise: string;
  day: Day;
}

/** The latest days of all exercises, the latest first, and how often each was done at all. */
export interface Known {
  recent: readonly (Said & DayOfExercise)[];
  totals: readonly { exercise: string; total: number; first: Day; latest: Day }[];
}

/** The days once an exercise was done on one, or once that has been taken back, which null stands for. */
export function withDay({ recent, totals }: Known, { exercise, day }: DayOfExercise, said: Said | null): Known {
  const isDay = (one: DayOfExercise) => one.exercise === exercise && one.day === day;
  const others = recent.filter((one) => !isDay(one));
  const days = said ? [...others, { exercise, day, ...said }] : others;
  const before = totals.find((one) => one.exercise === exercise);
  const total = (before?.total ?? 0) + days.length - recent.length;
  const left = days.filter((one) => one.exercise === exercise).map((one) => one.day);
  const all = before && before.total > recent.length - others.length ? [...left, before.first] : left;
  const counted = total > 0 ? [{ exercise, total, first: earliest(all) ?? day, latest: latestOf(left, before) }] : [];
  return {
    recent: days.toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    totals: [...totals.filter((one) => one.exercise !== exercise), ...counted],
  };
}

const earliest = (days: readonly Day[]): Day | undefined => days.toSorted()[0];

const latestOf = (days: readonly Day[], before: { first: Day } | undefined): Day =>
  days.toSorted().at(-1) ?? before?.first ?? '';

export interface Practice extends Practised {
  /** The latest days, the latest first. */
  days: readonly (Said & { day: Day })[];
}

interface Exercise {
  id: string;
  frequency: ExerciseFrequency;
  times: number | null;
}

/** How often an exercise was done, and when lately. */
export function practiceOf({ recent, totals }: Known, { id, frequency, times }: Exercise): Practice {
  const counted = totals.find(({ exercise }) => exercise === id);
  return {
    frequency,
    times,
    total: counted?.total ?? 0,
    latest: counted?.latest ?? null,
    days: recent.filter(({ exercise }) => exercise === id),
  };
}
