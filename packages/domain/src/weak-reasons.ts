import { type Ratings, virtuesRated } from './ratings.ts';
import type { Virtue } from './virtues.ts';

/** Why a virtue is among those to train, or cited: what the user marked and wrote, or an administrator's change. */
export type Reason =
  | { kind: 'administrator' | 'marked' }
  /** An emotion or a behaviour of an expectation, or an emotion of a habit: its key in the lookup. */
  | { kind: 'felt' | 'did' | 'habit'; sign: string };

/** A sign with its virtue on the day it was stored; null for the none option. */
export interface StoredSign {
  sign: string;
  virtue: Virtue | null;
}

interface ReasonSources {
  ratings: Ratings;
  weakTest: readonly Virtue[];
  feelings: readonly StoredSign[];
  conducts: readonly StoredSign[];
  /** Habits cite virtues and rate none. */
  habits: readonly StoredSign[];
}

const same = (one: Reason, other: Reason) =>
  one.kind === other.kind && ('sign' in one ? one.sign : '') === ('sign' in other ? other.sign : '');

/**
 * The reasons for each virtue that has any, each once: an administrator's rating as weak, the mark in the weak test, then emotions and
 * behaviours of expectations and emotions of habits, in the order of the sources.
 */
export function weakReasons(sources: ReasonSources): Partial<Record<Virtue, Reason[]>> {
  const { ratings, weakTest, feelings, conducts, habits } = sources;
  const reasons: Partial<Record<Virtue, Reason[]>> = {};
  const add = (virtue: Virtue | null, reason: Reason) => {
    if (virtue === null) return;
    const known = reasons[virtue] ?? [];
    if (!known.some((other) => same(reason, other))) reasons[virtue] = [...known, reason];
  };
  for (const virtue of virtuesRated(ratings, 'debil')) {
    if (ratings[virtue]?.origin === 'administrator') add(virtue, { kind: 'administrator' });
  }
  for (const virtue of weakTest) add(virtue, { kind: 'marked' });
  for (const { virtue, sign } of feelings) add(virtue, { kind: 'felt', sign });
  for (const { virtue, sign } of conducts) add(virtue, { kind: 'did', sign });
  for (const { virtue, sign } of habits) add(virtue, { kind: 'habit', sign });
  return reasons;
}

/** Without those that cite a virtue and do not rate it: habits. */
export function ratingReasons(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ kind }) => kind !== 'habit');
}

/** The reasons that are shown of all of a virtue, and how many are left. */
export function firstReasons(reasons: readonly Reason[], most = 3): { shown: Reason[]; more: number } {
  const shown = reasons.slice(0, most);
  return { shown, more: reasons.length - shown.length };
}
