import { paths } from '@miraco/contract/paths';
import type { Virtue } from '@miraco/domain/virtues';

export type Happening =
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

export interface Happened {
  key: string;
  kind: Happening;
  date: number;
  /** The page that shows it. */
  to: string;
  /** For an exercise: its description and its virtue. */
  exercise?: { description: string; virtue: Virtue };
}

interface Dated {
  date: number;
}

interface Exercise extends Dated {
  id: string;
  virtue: Virtue;
  description: string;
  done: boolean;
}

/** Data that exist once, with the date of their last saving. */
type Single = Exclude<Happening, 'weekly' | 'evaluation' | 'exercise'>;

export interface Known {
  single: Record<Single, Dated | null>;
  weekly: readonly (Dated & { id: string })[];
  evaluations: readonly (Dated & { id: string })[];
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
export function timeline({ single, weekly, evaluations, exercises }: Known): Happened[] {
  const once = singles.flatMap((kind): Happened[] => {
    const done = single[kind];
    return done ? [{ key: kind, kind, date: done.date, to: singlePaths[kind] }] : [];
  });
  const all: Happened[] = [
    ...once,
    ...weekly.map(({ id, date }) => ({ key: id, kind: 'weekly' as const, date, to: paths.weeklyResult })),
    ...evaluations.map(({ id, date }) => ({ key: id, kind: 'evaluation' as const, date, to: paths.historical })),
    ...exercises
      .filter(({ done }) => done)
      .map(({ id, date, description, virtue }) => ({
        key: id,
        kind: 'exercise' as const,
        date,
        to: paths.training,
        exercise: { description, virtue },
      })),
  ];
  return all.sort((one, other) => other.date - one.date);
}

export interface Month {
  /** Its first moment, in the reader's time zone. */
  start: number;
  happened: Happened[];
}

/** The events by calendar months, newest first. */
export function byMonth(happened: readonly Happened[]): Month[] {
  const months = Map.groupBy(happened, ({ date }) => {
    const day = new Date(date);
    return new Date(day.getFullYear(), day.getMonth(), 1).getTime();
  });
  return [...months].map(([start, members]) => ({ start, happened: members }));
}
