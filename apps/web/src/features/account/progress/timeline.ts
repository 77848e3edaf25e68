import { paths } from '@miraco/contract/paths';
import type { Virtue } from '@miraco/domain/virtues';

export type TimelineKind =
  | 'initial'
  | 'weak'
  | 'mediumHard'
  | 'weekly'
  | 'evaluation'
  | 'exercise'
  | 'manifest'
  | 'personal'
  | 'professional'
  | 'couple';

export interface TimelineEntry {
  key: string;
  kind: TimelineKind;
  date: number;
  /** The page that shows it. */
  to: string;
  /** For an exercise: its description and its virtue. */
  exercise?: { description: string; virtue: Virtue };
}

interface Exercise {
  date: number;
  virtue: Virtue;
  description: string;
}

/** What there is once, with the moment of its last saving. */
type Single = Exclude<TimelineKind, 'weekly' | 'evaluation' | 'exercise'>;

/** The moments of what a client did, as `account.progress` answers them. */
export interface Done {
  once: Readonly<Record<Single, number | null>>;
  weeks: readonly number[];
  evaluations: readonly number[];
  /** Those that are done. */
  exercises: readonly Exercise[];
}

const singlePaths = {
  initial: paths.result,
  weak: paths.weak,
  mediumHard: paths.mediumHard,
  manifest: paths.manifest,
  personal: paths.personalResume,
  professional: paths.professional,
  couple: paths.couple,
} satisfies Record<Single, string>;

const singles: readonly Single[] = ['initial', 'weak', 'mediumHard', 'manifest', 'personal', 'professional', 'couple'];

/** All events, newest first. */
export function timeline({ once, weeks, evaluations, exercises }: Done): TimelineEntry[] {
  const at = (kind: TimelineKind, to: string) => (date: number, place: number) => ({
    key: `${kind} ${place}`,
    kind,
    date,
    to,
  });
  const all: TimelineEntry[] = [
    ...singles.flatMap((kind) => [once[kind]].filter((date) => date !== null).map(at(kind, singlePaths[kind]))),
    ...weeks.map(at('weekly', paths.weeklyResult)),
    ...evaluations.map(at('evaluation', paths.historical)),
    ...exercises.map(({ date, ...exercise }, place) => ({ ...at('exercise', paths.training)(date, place), exercise })),
  ];
  return all.sort((one, other) => other.date - one.date);
}

export interface Month {
  /** Its first moment, in the reader's time zone. */
  start: number;
  entries: TimelineEntry[];
}

/** The events by calendar months, newest first. */
export function byMonth(entries: readonly TimelineEntry[]): Month[] {
  const months = Map.groupBy(entries, ({ date }) => {
    const day = new Date(date);
    return new Date(day.getFullYear(), day.getMonth(), 1).getTime();
  });
  return [...months].map(([start, members]) => ({ start, entries: members }));
}
