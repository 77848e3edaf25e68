import { type BlockReason, questionNumber } from '@miraco/domain/conscience';
import { type MediumHardType, mediumHardTypes } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';

/** How the virtues are rated so far. */
export type VirtueRatings = Readonly<Partial<Record<Virtue, MediumHardType>>>;

/** The virtues that are known to be weak, which the test does not ask about, and how. */
export type Blocked = Readonly<Partial<Record<Virtue, BlockReason>>>;

/** What is stored, with the changes over it. */
export function mergeRatings(stored: VirtueRatings | null, changes: VirtueRatings): VirtueRatings {
  return { ...stored, ...changes };
}

/** The ratings among whatever was found in the tab. */
export function ratingsAmong(found: Readonly<Record<string, unknown>>): VirtueRatings {
  const known = virtues.flatMap((virtue) => {
    const type = mediumHardTypes.find((candidate) => candidate === found[virtue]);
    return type ? [[virtue, type] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The virtues that are asked about. */
export function askedVirtues(blocked: Blocked): Virtue[] {
  return virtues.filter((virtue) => !blocked[virtue]);
}

/** The questions that have no answer yet, in their order. Every one that is not blocked needs one. Spec 1, section 5. */
export function unanswered(ratings: VirtueRatings, blocked: Blocked): Virtue[] {
  return askedVirtues(blocked).filter((virtue) => !ratings[virtue]);
}

/** The ratings as the test is sent: one that was given before its virtue was blocked stays behind. */
export function ratingResponses(ratings: VirtueRatings, blocked: Blocked) {
  return askedVirtues(blocked).flatMap((virtue) => {
    const type = ratings[virtue];
    return type ? [{ number: questionNumber(virtue), type, virtue }] : [];
  });
}
