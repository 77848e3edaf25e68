import { anyAsksToday, type Day, type LongestAgo } from './completions.ts';
import type { ConscienceStep } from './conscience.ts';
import type { CurrentPhase } from './phases.ts';

/** What a client can do once the later phases are open, the most pressing first. */
const laterDuties = [
  'weekly',
  'evaluation',
  'firstExercise',
  'exercises',
  'manifest',
  'personal',
  'professional',
] as const;
export type LaterDuty = (typeof laterDuties)[number];

/** What a client can do next. `finished` is a Conscience that waits for the coach to open what follows. */
export type Duty = 'session' | ConscienceStep | 'finished' | LaterDuty;

export function isLaterDuty(duty: Duty): duty is LaterDuty {
  return laterDuties.some((later) => later === duty);
}

/** What is known of a client that bears on what they can do next. Moments are in epoch milliseconds, null for what never was. */
export interface Situation {
  phase: CurrentPhase;
  /** The steps of Conscience that are not done, in their order. */
  missing: readonly ConscienceStep[];
  /** Whether any virtue is rated: without one there is nothing to evaluate or to train. */
  rated: boolean;
  /** The latest wellness test, initial or weekly. */
  wellnessAt: number | null;
  evaluatedAt: number | null;
  /** Of the exercises that are not finished. */
  exercises: LongestAgo;
  /** Whether there has ever been an exercise. */
  trained: boolean;
  /** The number of virtues without a sentence in the manifesto. */
  unwritten: number;
  /** Whether the purpose is written. */
  personal: boolean;
  /** Whether any virtue has an answer. */
  professional: boolean;
  /** The next session with a coach. */
  sessionAt: number | null;
}

interface When {
  now: number;
  /** The day where the client is. */
  today: Day;
  /** Whether a week has passed since a moment, counted in days where the client is. */
  isWeekOld: (moment: number) => boolean;
}

const day = 24 * 60 * 60 * 1000;

function inResponsibility(situation: Situation, { isWeekOld, today }: When): LaterDuty[] {
  const { rated, wellnessAt, evaluatedAt, exercises, trained, unwritten, personal, professional } = situation;
  const isDue = (last: number | null) => last === null || isWeekOld(last);
  const open: Record<LaterDuty, boolean> = {
    weekly: isDue(wellnessAt),
    evaluation: rated && isDue(evaluatedAt),
    firstExercise: rated && !trained,
    exercises: anyAsksToday(exercises, today),
    manifest: rated && unwritten > 0,
    personal: !personal,
    professional: rated && !professional,
  };
  return laterDuties.filter((duty) => open[duty]);
}

/**
 * What a client can do now, the most pressing first: the screen shows the first one big. A session comes first from the day before,
 * else last. The couple's purpose is nobody's duty: not everybody has a partner. Empty if nothing is due.
 */
export function dueFor(situation: Situation, when: When): Duty[] {
  const { phase, missing, sessionAt } = situation;
  const conscience: readonly Duty[] = missing.length > 0 ? missing : ['finished'];
  const rest = phase === 'conscience' ? conscience : inResponsibility(situation, when);
  if (sessionAt === null) return [...rest];
  return sessionAt - when.now < day ? ['session', ...rest] : [...rest, 'session'];
}

/** Whether the later phases are open and nothing has been done in them yet. */
export function isJustOpened(
  { phase, evaluatedAt, trained }: Pick<Situation, 'phase' | 'evaluatedAt' | 'trained'>,
  weeklyTests: number,
): boolean {
  return phase !== 'conscience' && evaluatedAt === null && !trained && weeklyTests === 0;
}
