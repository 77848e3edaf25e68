import { type BlockReason, questionNumber } from '@miraco/domain/conscience';
import { type MediumHardType, mediumHardTypes } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';

/** The ratings so far. */
export type VirtueRatings = Readonly<Partial<Record<Virtue, MediumHardType>>>;

/** The virtues rated as weak, which the test does not ask about, with the reason. */
export type Blocked = Readonly<Partial<Record<Virtue, BlockReason>>>;

/** The stored ratings with the changes applied. */
export function mergeRatings(stored: VirtueRatings | null, changes: VirtueRatings): VirtueRatings {
  return { ...stored, ...changes };
}

/** The ratings among the fields found in the tab. */
export function ratingsAmong(found: Readonly<Record<string, unknown>>): VirtueRatings {
  const known = virtues.flatMap((virtue) => {
    const type = mediumHardTypes.find((candidate) => candidate === found[virtue]);
    return type ? [[virtue, type] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The virtues that the test asks about. */
export function askedVirtues(blocked: Blocked): Virtue[] {
  return virtues.filter((virtue) => !blocked[virtue]);
}

/** The unanswered questions, in order. Every question that is not blocked needs an answer. Spec 1, section 5. */
export function unanswered(ratings: VirtueRatings, blocked: Blocked): Virtue[] {
  return askedVirtues(blocked).filter((virtue) => !ratings[virtue]);
}

/** The ratings as the test sends them, without virtues that have been blocked since. */
export function ratingResponses(ratings: VirtueRatings, blocked: Blocked) {
  return askedVirtues(blocked).flatMap((virtue) => {
    const type = ratings[virtue];
    return type ? [{ number: questionNumber(virtue), type, virtue }] : [];
  });
}
