import { type Evaluation, type HistoryMarker, historyMarker, markerValue } from './evaluation.ts';
import { type Virtue, virtues } from './virtues.ts';

export interface VirtueChange {
  virtue: Virtue;
  from: HistoryMarker;
  to: HistoryMarker;
}

/** Positive towards the purpose, negative towards intensive training; -3 to 3. */
const stepsOf = ({ from, to }: VirtueChange) => markerValue(to) - markerValue(from);

/**
 * The virtues whose marker differs between two evaluations, those that moved furthest first, in either direction; of equal ones, in the
 * order of the method. A virtue that only one of the evaluations contains has not moved.
 */
export function virtueChanges(before: Evaluation, after: Evaluation): VirtueChange[] {
  return virtues
    .flatMap((virtue) => {
      const from = historyMarker(before[virtue]);
      const to = historyMarker(after[virtue]);
      return from && to && from !== to ? [{ virtue, from, to }] : [];
    })
    .sort((one, other) => Math.abs(stepsOf(other)) - Math.abs(stepsOf(one)));
}
