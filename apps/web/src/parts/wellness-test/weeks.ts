import { scoreOfSums, type WellnessScore } from '@miraco/domain/wellness';
import type { Ask } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

/** A weekly test by its moment and its score. */
export interface Week {
  /** Its moment: no two tests share one. */
  id: string;
  date: number;
  score: WellnessScore;
}

export const scoredWeeks = (weeks: Outputs['responsibility']['weekly']['weeks']): Week[] =>
  weeks.map(([date, sums]) => ({ id: String(date), date, score: scoreOfSums(sums) }));

// Features ask for both ahead, with the same inputs (their `asks.ts`).

/** The newest weekly test of a user without its answers; none before the first. */
export const askLatestWeek = (ask: Ask, user: string) =>
  ask.responsibility.weekly.weeks({ user, latest: true }, { select: scoredWeeks });

/** The weekly tests of a user without their answers, newest first. */
export const askWeeks = (ask: Ask, user: string) => ask.responsibility.weekly.weeks({ user }, { select: scoredWeeks });
