import { type ExerciseFrequency, exerciseFrequencies } from './training.ts';

/** A calendar day where the client is, as YYYY-MM-DD. Days compare as texts. */
export type Day = string;

/** How long after its day a completion may still be entered, in days: a phone may have been without a network. */
export const latestDays = 14;

/** So many days are known one by one, for the rows of dots and the last weeks in words; of earlier ones only how many there are. */
export const knownDays = 92;

/** How hard it was: 0 (not at all) to this. */
export const hardest = 10;

/** The most characters of a note on a completion: a line. */
export const longestLine = 280;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/** The day so many days later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => dayAt(instantOf(day) + days * millisecondsOfDay);

/** Why a completion of that day cannot be entered today; null if it can. */
export function completionFault(day: Day, today: Day): 'future' | 'tooLate' | null {
  if (day > today) return 'future';
  return day < addDays(today, -latestDays) ? 'tooLate' : null;
}

const months = { monthly: 1, quarterly: 3, annually: 12 } as const;

/** The first day of the period of a frequency that holds a day: weeks begin on Monday. What is done once has one period. */
export function periodOf(frequency: ExerciseFrequency, day: Day): Day {
  if (frequency === 'daily') return day;
  if (frequency === 'once') return '0001-01-01';
  const date = new Date(instantOf(day));
  if (frequency === 'weekly') return addDays(day, -((date.getUTCDay() + 6) % 7));
  const month = date.getUTCMonth() - (date.getUTCMonth() % months[frequency]);
  return dayAt(Date.UTC(date.getUTCFullYear(), month, 1));
}

/** As many periods are shown, the current one included. */
const shownPeriods: Record<ExerciseFrequency, number> = {
  daily: 14,
  weekly: 8,
  monthly: 6,
  quarterly: 4,
  annually: 3,
  once: 1,
};

/** A period, by its first day, and whether the exercise was done in it. */
export interface Dot {
  start: Day;
  done: boolean;
}

/** The latest periods of an exercise, the oldest first: a missed one has no consequence. */
export function dotsOf(frequency: ExerciseFrequency, days: readonly Day[], today: Day): Dot[] {
  const done = new Set(days.map((day) => periodOf(frequency, day)));
  const dots: Dot[] = [];
  for (let start = periodOf(frequency, today); dots.length < shownPeriods[frequency]; ) {
    dots.unshift({ start, done: done.has(start) });
    start = periodOf(frequency, addDays(start, -1));
  }
  return dots;
}

/** Whether an exercise that was done last on a day, or never, is still to be done in the current period. */
export function isOpenToday(frequency: ExerciseFrequency, latest: Day | null, today: Day): boolean {
  return latest === null || periodOf(frequency, latest) < periodOf(frequency, today);
}

/** An exercise, with how often it was done and on which day last. */
export interface Practised {
  frequency: ExerciseFrequency;
  /** How many times it is meant to be done; null without an end. */
  times: number | null;
  total: number;
  /** Null for one that was never done. */
  latest: Day | null;
}

/** One that was done as often as it was meant to be asks for nothing more. */
const isComplete = ({ times, total }: Practised) => times !== null && total >= times;

/** Whether an exercise asks to be done today. */
export function asksToday(exercise: Practised, today: Day): boolean {
  return !isComplete(exercise) && isOpenToday(exercise.frequency, exercise.latest, today);
}

/** By frequency, the day on which the exercise that was done longest ago was done last; null where one never was. */
export type LongestAgo = Partial<Record<ExerciseFrequency, Day | null>>;

/** As much of a list of exercises as says, on any later day, whether one of them asks to be done. */
export function longestAgo(exercises: readonly Practised[]): LongestAgo {
  const days: LongestAgo = {};
  for (const exercise of exercises) {
    if (isComplete(exercise)) continue;
    const { frequency, latest } = exercise;
    const known = days[frequency];
    if (known === undefined || (known !== null && (latest === null || latest < known))) days[frequency] = latest;
  }
  return days;
}

/** Whether any exercise of such a list asks to be done today. */
export function anyAsksToday(days: LongestAgo, today: Day): boolean {
  return exerciseFrequencies.some((frequency) => {
    const latest = days[frequency];
    return latest !== undefined && isOpenToday(frequency, latest, today);
  });
}

/** Who comes back sooner has not been away. */
const daysAway = 7;

/** Whether somebody comes back today to an exercise: a whole period has passed without it, and at least a week. */
export function isReturn(frequency: ExerciseFrequency, before: Day | null, today: Day): boolean {
  if (before === null || before > addDays(today, -daysAway)) return false;
  const missed = periodOf(frequency, addDays(periodOf(frequency, today), -1));
  return periodOf(frequency, before) < missed;
}
